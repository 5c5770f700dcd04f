import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import {
  BOOK_SECOND_PLACE_QUESTION,
  CORRECT_EMAIL_FIRST,
  didYouMean,
  EMAIL_DOMAIN_NEEDS_DOT,
  FILL_REQUIRED_FIELDS,
} from '@daybook/schema/words/booking-form-texts';
import type { LaterAction } from '../diary/actions.ts';
import {
  formOf,
  BANNER_ID,
  chosenEvent,
  DAY_ID,
  fieldId,
  newForm,
  shownTimes,
  stepOf,
  type OpenDiary,
} from '../diary/diary-state.ts';
import {
  type AnyAction,
  ADA,
  atSlot,
  choose,
  formed,
  gone,
  next,
  opened,
  run,
  SUBMIT,
  typed,
} from '../diary/sample-actions.ts';
import { ANSWER, NOW, SAMPLE, sampleSlot } from '../diary/sample-diary.ts';
import { openSuggestion } from './booking-reducer.ts';

describe('the form', () => {
  it('marks every missing field and moves to the first', () => {
    const { form, focus } = formed(opened(), atSlot, SUBMIT);
    expect(Object.keys(form.problems)).toEqual([
      'attendee_first_name',
      'attendee_last_name',
      'attendee_email',
    ]);
    expect(form.banner).toBe(FILL_REQUIRED_FIELDS);
    expect(focus).toEqual({ id: fieldId('attendee_first_name') });
    expect(form.isSending).toBe(false);
  });

  it('clears a field’s problem when it is edited and keeps the others', () => {
    const { problems } = formed(opened(), atSlot, SUBMIT, ...ADA).form;
    expect(Object.keys(problems)).toEqual(['attendee_email']);
  });

  it('asks for required fields until none is missing any more', () => {
    const filled = [opened(), atSlot, SUBMIT, ...ADA] as const;
    expect(formed(...filled).form.banner).toBe(FILL_REQUIRED_FIELDS);
    expect(formed(...filled, typed('ada@example.com', 'attendee_email')).form.banner).toBeNull();
  });

  it('asks about a misspelt domain once the field loses focus, not while it is typed', () => {
    const typing = run(opened(), atSlot, typed('ada@gmial.com', 'attendee_email'));
    expect(openSuggestion(formOf(typing))).toBeNull();
    expect(openSuggestion(nextForm(typing, { type: 'saw-email' }))?.email).toBe('ada@gmail.com');
  });

  it('checks the address when its field loses focus, not while it is typed', () => {
    const wrong = [opened(), atSlot, typed('ada@example', 'attendee_email')];
    expect(formed(...wrong).form.problems).toEqual({});
    const left = run(...wrong, { type: 'saw-email' });
    expect(formOf(left).problems).toEqual({ attendee_email: EMAIL_DOMAIN_NEEDS_DOT });
    expect(left.said).toBe(EMAIL_DOMAIN_NEEDS_DOT);
    const corrected = next(left, typed('ada@example.', 'attendee_email'));
    expect(corrected).toMatchObject({ said: '', form: { problems: {} } });
  });

  it('doesn’t ask for an empty address before the form is sent', () => {
    expect(formed(opened(), atSlot, { type: 'saw-email' }).form.problems).toEqual({});
  });

  it('doesn’t repeat its question when the same address is typed again', () => {
    const misspelt = typed('ada@gmial.com', 'attendee_email');
    const again = [opened(), atSlot, misspelt, { type: 'saw-email' } as const, misspelt];
    expect(openSuggestion(formOf(run(...again)))).toBeNull();
  });

  it('keeps what was typed, or emptied, when the page fills in more later', () => {
    const told = { attendee_first_name: 'Grace', attendee_last_name: 'Hopper', attendee_phone: '07700' };
    const { form } = formed(
      opened(),
      atSlot,
      typed('Ada', 'attendee_first_name'),
      typed('', 'attendee_phone'),
      { type: 'prefilled', prefill: told },
    );
    expect(form.fields).toMatchObject({
      attendee_first_name: 'Ada',
      attendee_last_name: 'Hopper',
      attendee_phone: '',
    });
  });

  it('announces that question until the address is changed or settled', () => {
    const asking: AnyAction[] = [
      opened(),
      atSlot,
      typed('ada@gmial.com', 'attendee_email'),
      { type: 'saw-email' },
    ];
    expect(run(...asking).said).toBe(didYouMean('gmail.com'));
    expect(run(...asking, typed('ada@gmail.com', 'attendee_email')).said).toBe('');
    expect(run(...asking, { type: 'settled-email', email: 'ada@gmial.com' }).said).toBe('');
  });

  it('is not sent while the question is open', () => {
    const { form, focus } = formed(
      opened(),
      atSlot,
      ...ADA,
      typed('ada@gmial.com', 'attendee_email'),
      SUBMIT,
    );
    expect(form).toMatchObject({ banner: CORRECT_EMAIL_FIRST, isSending: false });
    expect(focus).toEqual({ id: fieldId('attendee_email') });
  });

  it.each(['ada@gmail.com', 'ada@gmial.com'])('is sent with %s once that is settled', (email) => {
    const { form } = formed(
      opened(),
      atSlot,
      ...ADA,
      typed('ada@gmial.com', 'attendee_email'),
      SUBMIT,
      { type: 'settled-email', email },
      SUBMIT,
    );
    expect(form).toMatchObject({ isSending: true, banner: null, fields: { attendee_email: email } });
  });

  it.each([
    ['ada@gmail.com', undefined],
    ['ada@gmailcom', EMAIL_DOMAIN_NEEDS_DOT],
  ])('settled with %s, the address has this problem: %s', (email, problem) => {
    const typing = typed('ada@gmailcom', 'attendee_email');
    const { form } = formed(opened(), atSlot, typing, SUBMIT, { type: 'settled-email', email });
    expect(form.problems.attendee_email).toBe(problem);
  });

  it('asks for an address only for a home visit', () => {
    const of = {
      event_id: 5,
      venue_id: null,
      service_id: null,
      person_id: null,
      slots: [sampleSlot(5, '13:00')],
    };
    const state = run(
      opened(),
      choose({ eventId: 5 }),
      { type: 'times-came', of },
      choose({ eventId: 5, slotId: '5-13:00' }),
      SUBMIT,
    );
    expect(Object.keys(formOf(state).problems)).toContain('customer_postcode');
  });

  it('does not change while it is being sent', () => {
    const sending = run(opened(), atSlot, ...ADA, typed('ada@example.com', 'attendee_email'), SUBMIT);
    expect(formOf(sending).isSending).toBe(true);
    expect(next(sending, choose({ date: '2026-11-26' }))).toMatchObject({ choice: sending.choice });
  });
});

describe('the response', () => {
  const sent = [opened(), atSlot, ...ADA, typed('ada@example.com', 'attendee_email'), SUBMIT];

  it('a slot that has gone brings fresh ones and keeps what was typed', () => {
    const state = run(...sent, gone);
    expect(stepOf(state)).toBe('browse');
    expect(shownTimes(state).slots?.map(({ id }) => id)).toEqual(['1-17:00']);
    expect(state.form).toMatchObject({
      banner: 'Gone',
      isSending: false,
      fields: { attendee_first_name: 'Ada' },
    });
  });

  it('a slot that has gone shows only fresh ones of the chosen place', () => {
    if (gone.type !== 'refused') throw new Error('not a refusal');
    const at = (time: string, venue_id: number) => ({ ...sampleSlot(1, time), venue_id });
    const state = run(...sent, { ...gone, slots: [at('16:00', 11), at('17:00', 12)] });
    expect(state.choice.venueId).toBe(11);
    expect(shownTimes(state).slots?.map(({ start_time }) => start_time)).toEqual(['16:00']);
  });

  it('a refusal of fields moves to the first of them', () => {
    const state = run(...sent, {
      type: 'refused',
      text: 'Check',
      problems: { attendee_phone: 'Too long' },
      isGone: false,
      slots: null,
    });
    expect(state.focus).toEqual({ id: fieldId('attendee_phone') });
    expect(stepOf(state)).toBe('details');
  });

  it('a new price is shown next to its service once the diary is fresh, and slot and details stay, ready to be sent again', () => {
    const of = {
      event_id: 2,
      venue_id: null,
      service_id: 21,
      person_id: null,
      slots: [sampleSlot(2, '13:00')],
    };
    const dearer = {
      ...SAMPLE,
      events: SAMPLE.events.map((event) => ({
        ...event,
        services: event.services.map((one) => (one.id === 21 ? { ...one, service_price: 45 } : one)),
      })),
    };
    const state = run(
      opened(),
      choose({ eventId: 2, serviceId: 21 }),
      { type: 'times-came', of },
      choose({ eventId: 2, serviceId: 21, slotId: '2-13:00' }),
      ...ADA,
      typed('ada@example.com', 'attendee_email'),
      SUBMIT,
      { type: 'refused', text: 'Now £45', problems: {}, isGone: false, slots: null },
      { type: 'refreshed', diary: dearer, now: NOW },
    );
    expect(stepOf(state)).toBe('details');
    expect(state.choice.slotId).toBe('2-13:00');
    expect(state.form).toMatchObject({ banner: 'Now £45', fields: { attendee_first_name: 'Ada' } });
    expect(chosenEvent(state)?.services.map((service) => service.service_price)).toEqual([45, 74]);
    const again = next(state, SUBMIT);
    expect(again.phase === 'open' && formOf(again).isSending).toBe(true);
  });

  it('a booking shows the confirmation, empties the form and loads fresh slots', () => {
    const state = run(...sent, { type: 'booked', answer: ANSWER });
    expect(stepOf(state)).toBe('booked');
    expect(formOf(state).fields.attendee_email).toBe('');
    expect(shownTimes(state).slots).toBeNull();
  });

  it('the confirmation stays while months are viewed and counts load, and disappears with the next choice', () => {
    const booked = run(...sent, { type: 'booked', answer: ANSWER });
    const month = { ...booked.choice, month: '2026-12' };
    const later = [choose(month), { type: 'refreshed', diary: SAMPLE, now: NOW } satisfies AnyAction];
    expect(later.reduce(next, booked)).toMatchObject({ booked: ANSWER });
    expect(next(booked, choose({ date: '2026-11-24' }))).toMatchObject({
      booked: null,
      focus: { id: DAY_ID },
    });
  });
});

describe('the waiting list’s form', () => {
  const waiting = (isSent: boolean): LaterAction => ({
    type: 'waited',
    waiting: { at: NOTHING_CHOSEN, isSent },
  });
  const filled = [...ADA, typed('ada@example.com', 'attendee_email')];

  it('is checked like a booking, but asks for no address', () => {
    const homeVisit = [opened(), choose({ eventId: 5 }), waiting(false)];
    expect(formed(...homeVisit, SUBMIT).focus).toEqual({ id: fieldId('attendee_first_name') });
    expect(formed(...homeVisit, ...filled, SUBMIT).form).toMatchObject({ problems: {}, isSending: true });
  });

  it('moves to the date that is refused', () => {
    const problems = { from_date: 'It has passed' };
    const refused: LaterAction = {
      ...{ type: 'refused', text: 'Choose a later date', problems },
      ...{ isGone: false, slots: null },
    };
    const { form, focus } = formed(opened(), waiting(false), ...filled, SUBMIT, refused);
    expect(focus).toEqual({ id: fieldId('from_date') });
    expect(form.fields.attendee_first_name).toBe('Ada');
  });

  it('leaves nothing of the person once it is sent', () => {
    const { form } = formed(opened(), waiting(false), ...filled, SUBMIT, waiting(true));
    expect(form).toEqual(newForm());
  });
});

describe('a second place at the same day event', () => {
  const of = {
    event_id: 4,
    venue_id: null,
    service_id: null,
    person_id: null,
    slots: [sampleSlot(4, '09:00', { places_left: 12 })],
  };
  const filled = (email = 'ada@example.com'): AnyAction[] => [
    choose({ eventId: 4 }),
    { type: 'times-came', of },
    choose({ eventId: 4, slotId: '4-09:00' }),
    ...ADA,
    typed(email, 'attendee_email'),
  ];
  const booked: AnyAction[] = [opened(), ...filled(), SUBMIT, { type: 'booked', answer: ANSWER }];

  it('is asked about, and booked when the person goes on', () => {
    const asked = [...booked, ...filled(' Ada@Example.com'), SUBMIT];
    expect(formed(...asked)).toMatchObject({
      form: { banner: BOOK_SECOND_PLACE_QUESTION, isSending: false },
      focus: { id: BANNER_ID },
    });
    expect(formed(...asked, SUBMIT).form).toMatchObject({ banner: null, isSending: true });
  });

  it('is asked about again once the question was dismissed', () => {
    const again = formed(...booked, ...filled(), SUBMIT, { type: 'dismissed' }, SUBMIT);
    expect(again.form).toMatchObject({ banner: BOOK_SECOND_PLACE_QUESTION, isSending: false });
  });

  it('is not asked about for somebody else, whose name takes the question away', () => {
    const other = typed('Grace', 'attendee_first_name');
    expect(formed(...booked, ...filled(), SUBMIT, other).form.banner).toBeNull();
    expect(formed(...booked, ...filled(), other, SUBMIT).form.isSending).toBe(true);
  });

  it('is not asked about by a page that has not booked the first, which may be a stranger’s', () => {
    expect(formed(opened(), ...filled(), SUBMIT).form.isSending).toBe(true);
  });

  it('is not asked about at appointments', () => {
    const appointment = [atSlot, ...ADA, typed('ada@example.com', 'attendee_email'), SUBMIT];
    const slots: AnyAction = {
      type: 'times-came',
      of: { event_id: 1, venue_id: 11, service_id: null, person_id: null, slots: [sampleSlot(1, '10:30')] },
    };
    const state = formed(
      opened(),
      ...appointment,
      { type: 'booked', answer: ANSWER },
      choose({ eventId: 1 }),
      slots,
      ...appointment,
    );
    expect(state.form.isSending).toBe(true);
  });
});

function nextForm(state: OpenDiary, action: AnyAction) {
  const after = next(state, action);
  return formOf(after.phase === 'open' ? after : state);
}
