import { describe, expect, it } from 'vitest';
import type { Misfit } from '@daybook/schema/contract/misfits';
import { BOOKINGS_CHANGED } from '@daybook/schema/words/pattern-texts';
import { CallError } from '#api/call-error.ts';
import { booking } from '../dashboard/calendar/example-contents.ts';
import { consequence } from './misfits-texts.ts';
import { answeredOf } from './Misfits.tsx';
import { moveTo, sendOrAsk, type AnsweredBooking, type Answers, type OwnerAnswer } from './send-or-ask.ts';

const misfit = (id: number, attendee_email = 'ada@example.com'): Misfit => ({
  booking: booking(id, { attendee_email }),
  why: 'before 11:00',
});
const listOf = (...ids: number[]) => ({ no_longer_fit: ids.map((id) => misfit(id)), offers_ended: [] });
const answers = (...given: [number, OwnerAnswer][]): Answers => new Map(given);
const outOfDate = () => Promise.reject(new CallError({ status: 409, text: BOOKINGS_CHANGED }));

/** Returns a server whose bookings are `found`, and everything that was saved there. */
function serverWith(found: number[], save: () => Promise<string> = () => Promise.resolve('saved')) {
  const saved: AnsweredBooking[][] = [];
  return {
    saved,
    change: {
      dryRun: (_hours: string) => Promise.resolve(listOf(...found)),
      save: (_hours: string, bookings: AnsweredBooking[]) => {
        saved.push(bookings);
        return save();
      },
    },
  };
}

describe('a change', () => {
  it('is saved at once if every booking fits', async () => {
    const { change, saved } = serverWith([]);
    expect(await sendOrAsk(change, '9 to 5', null, answers())).toEqual({ is: 'saved', saved: 'saved' });
    expect(saved).toEqual([[]]);
  });

  it('asks about the bookings that do not fit, and saves nothing yet', async () => {
    const { change, saved } = serverWith([7, 8]);
    expect(await sendOrAsk(change, '11 to 5', null, answers())).toEqual({
      is: 'asking',
      outcome: listOf(7, 8),
      hasChanged: false,
    });
    expect(saved).toEqual([]);
  });

  it('asks about times that are held for the waiting list', async () => {
    const mary = {
      attendee_first_name: 'Mary',
      attendee_last_name: '',
      event_date: '2026-11-24',
      start_time: '09:00',
    };
    const outcome = { no_longer_fit: [], offers_ended: [mary] };
    const saved: string[] = [];
    const change = {
      dryRun: () => Promise.resolve(outcome),
      save: (hours: string) => Promise.resolve(saved.push(hours)),
    };
    expect(await sendOrAsk(change, '11 to 5', null, answers())).toMatchObject({ is: 'asking', outcome });
    expect(await sendOrAsk(change, '11 to 5', outcome, answers())).toMatchObject({ is: 'saved' });
    expect(saved).toEqual(['11 to 5']);
  });

  it('is saved with a choice for each booking that was shown, which is to keep it by default', async () => {
    const { change, saved } = serverWith([7, 8]);
    await sendOrAsk(change, '11 to 5', listOf(7, 8), answers([8, 'cancel'], [9, 'cancel']));
    expect(saved).toEqual([
      [
        { id: 7, answer: 'keep' },
        { id: 8, answer: 'cancel' },
      ],
    ]);
  });

  it('keeps a booking that moves, and says who takes it', async () => {
    const { change, saved } = serverWith([7]);
    await sendOrAsk(change, 'Ann is off', listOf(7), answers([7, moveTo(3)]));
    expect(saved).toEqual([[{ id: 7, answer: 'keep', person_id: 3 }]]);
  });

  it('asks again with a new list if the bookings have changed since', async () => {
    const { change } = serverWith([7, 8, 9], outOfDate);
    expect(await sendOrAsk(change, '11 to 5', listOf(7, 8), answers())).toEqual({
      is: 'asking',
      outcome: listOf(7, 8, 9),
      hasChanged: true,
    });
  });

  it('rejects like the call for any other reason', async () => {
    const { change } = serverWith([], () => Promise.reject(new CallError({ status: 409, text: 'Too many' })));
    await expect(sendOrAsk(change, '9 to 5', null, answers())).rejects.toThrow('Too many');
  });
});

describe('what the choices do', () => {
  const misfits = [misfit(1), misfit(2, 'ADA@example.com'), misfit(3, 'grace@example.com')];
  const saidOf = (...given: [number, OwnerAnswer][]) =>
    consequence(answeredOf(misfits, answers(...given)), false);

  it('counts each customer once, and says who isn’t emailed', () => {
    expect(saidOf()).toBe('You keep 3 bookings that no longer fit, and we don’t email anyone about them.');
    expect(saidOf([1, 'cancel'], [2, 'cancel'])).toBe(
      'We’ll cancel 2 bookings, and email 1 customer. You keep 1 booking that no longer fits, and we don’t email anyone about it.',
    );
    expect(saidOf([1, 'cancel'], [2, 'cancel'], [3, 'cancel'])).toBe(
      'We’ll cancel 3 bookings, and email 2 customers.',
    );
  });

  it('counts the customers whose bookings move', () => {
    expect(saidOf([1, 'cancel'], [3, moveTo(4)])).toBe(
      'We’ll cancel 1 booking and move 1 booking, and email 2 customers. You keep 1 booking that no longer fits, and we don’t email anyone about it.',
    );
  });

  it('says that a booking stays until its customer has chosen another time', () => {
    expect(saidOf([1, 'offer'], [2, 'cancel'], [3, moveTo(4)])).toBe(
      'We’ll cancel 1 booking, move 1 booking and offer another time for 1 booking, and email 2 customers. Until the customer chooses a new time, that booking stays.',
    );
    expect(saidOf([1, 'offer'], [2, 'offer'], [3, 'offer'])).toBe(
      'We’ll offer another time for 3 bookings, and email 2 customers. Until the customer chooses a new time, those bookings stay.',
    );
  });

  it('promises no emails if the bookings may have been imported', () => {
    const text = consequence(answeredOf(misfits, answers([1, 'cancel'])), true);
    expect(text).toContain('email the customers unless their bookings were imported');
  });
});
