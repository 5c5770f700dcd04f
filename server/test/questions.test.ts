/** An owner's questions: who is asked what, what is refused, and where the answers go. */

import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { businessFile } from '@daybook/schema/contract/business-file';
import { calls } from '@daybook/schema/contract/calls';
import { addedBooking } from '@daybook/schema/contract/customers';
import { question, type QuestionForm } from '@daybook/schema/contract/question';
import { addDays } from '@daybook/schema/rules/date';
import {
  ANSWER_REQUIRED,
  CHOICE_GONE,
  QUESTION_CHANGED,
  QUESTION_GONE,
  QUESTIONS_CHANGED_SINCE,
} from '@daybook/schema/words/question-texts';
import { emails } from '../src/database/email-tables.ts';
import { answerTo, book, bookedBy, firstFree, refusalOf } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const ask = (text: string, more: Partial<QuestionForm> = {}): QuestionForm => ({
  text,
  kind: 'short',
  is_required: false,
  is_about_health: false,
  service_name: null,
  event_name: null,
  ...more,
});
const save = (questions: (QuestionForm & { id?: number })[], seen: number[] = []) =>
  answerTo(z.array(question), salon.owner.put(salon.at('questions'), { questions, seen }));

it('asks for what is required, of those who book what it is about, and names the field', async () => {
  const event = await salon.addEvent({});
  await save([
    ask('Any allergies?', { is_required: true, is_about_health: true }),
    ask('How long is it?', { kind: 'one', choices: ['Short', 'Long'] }),
    ask('Of another service', { service_name: 'Colour', is_required: true }),
    ask('Of another event', { event_name: 'Yoga', is_required: true }),
  ]);
  const slot = await firstFree(server, event.id);
  expect(await refusalOf(book(server, slot))).toMatchObject({ status: 400, fields: { q1: ANSWER_REQUIRED } });
  const answers = [
    { id: 1, text: 'Allergies?', answer: 'Nuts' },
    { id: 2, text: 'How long is it?', answer: 'Very long' },
  ];
  expect(await refusalOf(book(server, slot, { answers }))).toMatchObject({
    fields: { q1: QUESTION_CHANGED, q2: CHOICE_GONE },
  });
  const right = [
    { id: 1, text: 'Any allergies?', answer: ' Nuts ' },
    { id: 2, text: 'How long is it?', answer: 'Long' },
  ];
  await bookedBy(book(server, slot, { answers: right }));
  const { bookings: found } = await salon.find('');
  expect(found[0]?.answers).toEqual([
    { question: 'Any allergies?', answer: 'Nuts', is_about_health: true },
    { question: 'How long is it?', answer: 'Long', is_about_health: false },
  ]);
});

it('keeps answers about health out of every email, and says where they are', async () => {
  const event = await salon.addEvent({});
  await save([ask('Any allergies?', { is_about_health: true }), ask('Who sent you?')]);
  const answers = [
    { id: 1, text: 'Any allergies?', answer: 'Peanuts' },
    { id: 2, text: 'Who sent you?', answer: 'Aunt Agatha' },
  ];
  await bookedBy(book(server, await firstFree(server, event.id), { answers }));
  const written = JSON.stringify(await server.database.select().from(emails));
  expect(written).toContain('Aunt Agatha');
  expect(written).not.toMatch(/Peanuts|allergies/);
});

it('requires nothing of the owner, and keeps a booking’s answers when the questions change', async () => {
  await salon.addEvent({});
  const [first] = await save([ask('I agree', { kind: 'consent', is_required: true })]);
  const { times } = await answerTo(
    z.object({ times: z.array(z.object({ id: z.string() })) }),
    salon.owner.get(salon.at(`times?date=${TUESDAY}`)),
  );
  const add = (at: number, more = {}) =>
    answerTo(
      addedBooking,
      salon.owner.post(salon.at('bookings'), {
        attendee_first_name: 'Grace',
        slot_id: times[at]?.id,
        ...more,
      }),
    );
  expect((await add(0)).booking.answers).toEqual([]);
  const { booking } = await add(1, { answers: [{ id: first?.id, text: 'I agree', answer: 'I agree' }] });
  const agreed = [{ question: 'I agree', answer: 'Yes', is_about_health: false }];
  expect(booking.answers).toEqual(agreed);
  await save([], [1]);
  const { bookings: found } = await salon.find(`search=${booking.booking_reference}`);
  expect(found[0]?.answers).toEqual(agreed);
});

it('replaces the list only if the page had the present one, and keeps the ids of those that stay', async () => {
  const before = await save([ask('One'), ask('Two')]);
  const [one, two] = before;
  if (!one || !two) throw new Error('no questions');
  expect(await save([{ ...two, text: 'Two?' }, ask('Three'), one], [1, 2])).toMatchObject([
    { id: 2, text: 'Two?' },
    { id: 3, text: 'Three' },
    { id: 1, text: 'One' },
  ]);
  const late = salon.owner.put(salon.at('questions'), { questions: [], seen: [1, 2] });
  expect(await refusalOf(late)).toMatchObject({ status: 409, error: QUESTIONS_CHANGED_SINCE });
});

it('follows its service and its event when they are renamed', async () => {
  const cut = await salon.addService('Cut');
  const event = await salon.addEvent({ event_name: 'Walk-in day' });
  await save([ask('One', { service_name: 'Cut' }), ask('Two', { event_name: 'Walk-in day' })]);
  await salon.owner.put(salon.at(`services/${cut.id}`), { ...cut, name: 'Cut and dry' });
  await salon.owner.put(salon.at(`dates/words`), { event_ids: [event.id], event_name: 'Open day' });
  const [{ questions } = { questions: [] }] = await answerTo(
    z.array(z.object({ questions: z.array(question) })),
    salon.owner.get('/api/businesses/my'),
  );
  expect(questions).toMatchObject([
    { service_name: 'Cut and dry', event_name: null },
    { service_name: null, event_name: 'Open day' },
  ]);
});

it('says so once when a question that was answered is gone, and then books without it', async () => {
  const event = await salon.addEvent({});
  await save([ask('Any allergies?'), ask('Who sent you?')]);
  const slot = await firstFree(server, event.id);
  const first = { id: 1, text: 'Any allergies?', answer: 'Nuts' };
  const second = { id: 2, text: 'Who sent you?', answer: 'Aunt Agatha' };
  await save([{ ...ask('Who sent you?'), id: 2 }], [1, 2]);
  expect(await refusalOf(book(server, slot, { answers: [first, second] }))).toMatchObject({
    status: 400,
    error: QUESTION_GONE,
    fields: { q1: QUESTION_GONE },
  });
  await bookedBy(book(server, slot, { answers: [{ ...first, answer: '' }, second] }));
  expect((await salon.find('')).bookings[0]?.answers).toMatchObject([{ answer: 'Aunt Agatha' }]);
});

it('keeps the answers with each of a customer’s repeat visits, and names the question of one that isn’t right', async () => {
  const dates = [TUESDAY, addDays(TUESDAY, 7)];
  for (const event_date of dates) await salon.addEvent({ event_date });
  await save([ask('How long is it?', { kind: 'one', choices: ['Short', 'Long'] })]);
  const send = (answer: string) =>
    salon.owner.post(salon.at('series'), {
      attendee_first_name: 'Grace',
      every_weeks: 1,
      visits: dates.map((date) => ({ date, start_time: '09:00' })),
      answers: [{ id: 1, text: 'How long is it?', answer }],
    });
  expect(await refusalOf(send('Curly'))).toMatchObject({ status: 400, fields: { q1: CHOICE_GONE } });
  expect((await salon.find('')).bookings).toEqual([]);
  await answerTo(calls.addSeries.answer, send('Long'));
  const { bookings: found } = await salon.find('');
  expect(found.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual([['Long'], ['Long']]);
});

it('exports questions and answers, with the marks about health', async () => {
  const event = await salon.addEvent({});
  await save([ask('Any allergies?', { is_about_health: true })]);
  const answers = [{ id: 1, text: 'Any allergies?', answer: 'Nuts' }];
  await bookedBy(book(server, await firstFree(server, event.id), { answers }));
  const archive = await salon.owner.get('/api/users/me/export');
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const file = businessFile.parse(
    JSON.parse(new TextDecoder().decode(files[`businesses/${salon.slug}.json`])),
  );
  expect(file.business.questions).toEqual([ask('Any allergies?', { is_about_health: true, choices: [] })]);
  expect(file.bookings[0]?.answers).toEqual([
    { question: 'Any allergies?', answer: 'Nuts', is_about_health: true },
  ]);
});
