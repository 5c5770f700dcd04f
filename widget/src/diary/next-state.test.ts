import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { LOADING_FORM } from '@daybook/schema/words/diary';
import {
  CORRECT_EMAIL_FIRST,
  FILL_REQUIRED_FIELDS,
  SLOT_JUST_BOOKED,
  SLOT_NOT_FOUND,
} from '@daybook/schema/words/texts';
import { bookingSteps } from '../booking/steps.ts';
import { openSuggestion } from '../booking/form-change.ts';
import { formOf } from '../booking/form-of.ts';
import type { Action } from './actions.ts';
import { nextState } from './next-state.ts';
import { BANNER_ID, DAY_ID, fieldId, NEXT_ID } from './ids.ts';
import { ANSWER, EMPTY, NOW, SAMPLE, sampleSlot } from './sample-diary.ts';
import {
  chosenSlot,
  shownMonth,
  shownTimes,
  stepOf,
  wantedSlots,
  type BookingForm,
  type DiaryState,
  type OpenDiary,
} from './diary-state.ts';

const opened = (asked: Partial<DiaryChoice> = {}, diary = SAMPLE): Action => ({
  type: 'opened',
  diary,
  now: NOW,
  ownZone: 'Europe/London',
  asked: { ...NOTHING_CHOSEN, ...asked },
  prefill: { attendee_phone: '01422' },
});

/** With everything there; some of it comes later on other people's pages. */
const next = (state: DiaryState, action: Action) => nextState(state, action, bookingSteps);

function run(...actions: Action[]): OpenDiary {
  const state = actions.reduce(next, { phase: 'loading' });
  if (state.phase !== 'open') throw new Error(`not open but ${state.phase}`);
  return state;
}

/** The same, its form beside it. */
const formed = (...actions: Action[]) => {
  const state = run(...actions);
  return { ...state, form: formOf(state) };
};

const choose = (choice: Partial<DiaryChoice>, by: 'person' | 'page' = 'person'): Action => ({
  type: 'chose',
  choice: { ...NOTHING_CHOSEN, ...choice },
  by,
});
const atSlot = choose({ eventId: 1, venueId: 11, slotId: '1-10:30' });
const typed = (value: string, field: keyof BookingForm['fields']): Action => ({
  type: 'typed',
  field,
  value,
});
const SUBMIT: Action = { type: 'submitted', website: '' };
const ADA: Action[] = [typed('Ada', 'attendee_first_name'), typed('Lovelace', 'attendee_last_name')];
const gone: Action = {
  type: 'refused',
  text: 'Gone',
  problems: {},
  isGone: true,
  slots: [sampleSlot(1, '17:00')],
};

describe('opening', () => {
  it('opens on the first bookable event, its slots already there, its lone venue chosen', () => {
    const state = run(opened());
    expect(state.choice).toMatchObject({ date: '2026-11-24', eventId: 1, venueId: 11 });
    expect(shownTimes(state).slots).toHaveLength(3);
    expect(shownMonth(state)).toBe('2026-11');
  });

  it('asks for slots of its own when the host page wants another event', () => {
    const state = run(opened({ eventId: 3 }));
    expect(shownTimes(state).slots).toBeNull();
    expect(wantedSlots(state)).toEqual({ event_id: 3, venue_id: null, service_id: null });
  });

  it('takes over the service whose slots came along', () => {
    const opening = { event_id: 2, venue_id: null, service_id: 22, slots: [sampleSlot(2, '10:00')] };
    const state = run(opened({ eventId: 2 }, { ...SAMPLE, opening }));
    expect(state.choice.serviceId).toBe(22);
    expect(shownTimes(state).slots).toHaveLength(1);
  });

  it('fills in what the host page knows', () => {
    expect(formOf(run(opened())).fields.attendee_phone).toBe('01422');
  });

  it('opens an empty diary without an event or a wish for slots', () => {
    const state = run(opened({}, EMPTY));
    expect(state.choice).toEqual(NOTHING_CHOSEN);
    expect(wantedSlots(state)).toBeNull();
  });

  it('says why it does not open, and loads again on retry', () => {
    const failed = next({ phase: 'loading' }, { type: 'closed', phase: 'failed' });
    expect(failed).toEqual({ phase: 'failed' });
    expect(next(failed, { type: 'retried' })).toEqual({ phase: 'loading' });
  });
});

describe('choosing', () => {
  it('picks the date’s event and drops slot and service', () => {
    const state = run(opened(), atSlot, choose({ date: '2026-11-26' }));
    expect(state.choice).toMatchObject({ eventId: 2, serviceId: null, slotId: null });
    expect(state.focus).toBe(DAY_ID);
  });

  it('wants no slots until a service is chosen', () => {
    const state = run(opened(), choose({ date: '2026-11-26' }));
    expect(wantedSlots(state)).toBeNull();
    expect(wantedSlots(run(opened(), choose({ eventId: 2, serviceId: 21 })))).toMatchObject({
      service_id: 21,
    });
  });

  it('leads the keyboard on within the same event, and not at all when the page chooses', () => {
    expect(run(opened(), atSlot).focus).toBe(NEXT_ID);
    expect(run(opened(), choose({ eventId: 3 }, 'page')).focus).toBeNull();
  });

  it('reveals the form at a free slot', () => {
    expect(stepOf(run(opened(), atSlot))).toBe('details');
  });

  it.each([
    ['1-09:00', SLOT_JUST_BOOKED],
    ['1-23:00', SLOT_NOT_FOUND],
  ])('refuses the slot %s that can’t be had', (slotId, banner) => {
    const state = run(opened(), choose({ eventId: 1, slotId }));
    expect(state.choice.slotId).toBeNull();
    expect(formOf(state).banner).toBe(banner);
    expect(state.focus).toBe(BANNER_ID);
  });

  it('looks at another month without losing what was chosen', () => {
    const state = run(
      opened(),
      atSlot,
      choose({ eventId: 1, venueId: 11, slotId: '1-10:30', month: '2026-12' }),
    );
    expect(shownMonth(state)).toBe('2026-12');
    expect(chosenSlot(state)?.id).toBe('1-10:30');
    expect(state.focus).toBeNull();
  });

  it('unfolds the month for arrow keys that leave the week', () => {
    const state = run(opened(), { type: 'moved', date: '2026-12-01' });
    expect(state).toMatchObject({ cursor: '2026-12-01', isUnfolded: true, focus: 'daybook-2026-12-01' });
    expect(shownMonth(state)).toBe('2026-12');
  });
});

describe('times', () => {
  const of = { event_id: 3, venue_id: null, service_id: null };
  const asked: Action = { type: 'times-asked', of };

  it('announces how many are free', () => {
    const slots = [sampleSlot(3, '10:00'), sampleSlot(3, '11:00', { is_booked: true })];
    const state = run(opened(), choose({ eventId: 3 }), asked, { type: 'times-came', of: { ...of, slots } });
    expect(state.said).toBe('1 free time, Saturday 28 November');
  });

  it('does not show an event the slots of another', () => {
    const late: Action = { type: 'times-came', of: { ...of, slots: [sampleSlot(3, '10:00')] } };
    expect(shownTimes(run(opened(), late)).slots).toBeNull();
  });

  it('can be asked for again after they failed', () => {
    const failed = run(opened(), choose({ eventId: 3 }), asked, { type: 'times-failed', of });
    expect(shownTimes(failed).hasFailed).toBe(true);
    expect(shownTimes(run(opened(), choose({ eventId: 3 }), { type: 'retried' })).key).toBeNull();
  });
});

describe('the file with the form', () => {
  const alone = (...actions: Action[]) =>
    actions.reduce<DiaryState>((state, action) => nextState(state, action, null), { phase: 'loading' });
  const failed: Action[] = [opened(), atSlot, { type: 'form-asked' }, { type: 'form-failed' }];

  it('is waited for at the chosen time, and said to be loading', () => {
    const state = alone(opened(), atSlot, { type: 'form-asked' });
    expect(state).toMatchObject({ formFile: 'loading', said: LOADING_FORM });
    expect(state.phase === 'open' && stepOf(state)).toBe('details');
  });

  it('failing to come leaves what was chosen, and is asked for again on retry', () => {
    expect(alone(...failed)).toMatchObject({ formFile: 'failed', choice: { slotId: '1-10:30' } });
    expect(alone(...failed, { type: 'retried' })).toMatchObject({
      formFile: null,
      focus: NEXT_ID,
      choice: { slotId: '1-10:30' },
      times: { key: '1,11,' },
    });
  });

  it('is asked for again when a time is pressed again', () => {
    const other = choose({ eventId: 1, venueId: 11, slotId: '1-11:30' });
    expect(alone(...failed, other)).toMatchObject({ formFile: null });
  });

  it('brings what the page told of the attendee meanwhile', () => {
    const told: Action = { type: 'prefilled', prefill: { attendee_first_name: 'Grace' } };
    const state = alone(opened(), atSlot, told, { type: 'form-came' });
    expect(state.phase === 'open' && formOf(state).fields).toMatchObject({
      attendee_first_name: 'Grace',
      attendee_phone: '01422',
    });
  });

  it('is not waited for while nothing is chosen', () => {
    expect(alone(opened())).toMatchObject({ formFile: null, form: null });
  });
});

describe('the form', () => {
  it('marks every field that is missing and goes to the first', () => {
    const { form, focus } = formed(opened(), atSlot, SUBMIT);
    expect(Object.keys(form.problems)).toEqual([
      'attendee_first_name',
      'attendee_last_name',
      'attendee_email',
    ]);
    expect(form.banner).toBe(FILL_REQUIRED_FIELDS);
    expect(focus).toBe(fieldId('attendee_first_name'));
    expect(form.isSending).toBe(false);
  });

  it('clears a field’s problem when it is edited, and keeps the others', () => {
    const { problems } = formed(opened(), atSlot, SUBMIT, ...ADA).form;
    expect(Object.keys(problems)).toEqual(['attendee_email']);
  });

  it('asks about a misspelt domain once the field is left, not while it is typed', () => {
    const typing = run(opened(), atSlot, typed('ada@gmial.com', 'attendee_email'));
    expect(openSuggestion(formOf(typing))).toBeNull();
    expect(openSuggestion(nextForm(typing, { type: 'left-email' }))?.email).toBe('ada@gmail.com');
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
    expect(focus).toBe(fieldId('attendee_email'));
  });

  it.each(['ada@gmail.com', 'ada@gmial.com'])('is sent with %s when that is settled', (email) => {
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

  it('asks for an address at a home visit only', () => {
    const of = { event_id: 5, venue_id: null, service_id: null, slots: [sampleSlot(5, '13:00')] };
    const state = run(
      opened(),
      choose({ eventId: 5 }),
      { type: 'times-came', of },
      choose({ eventId: 5, slotId: '5-13:00' }),
      SUBMIT,
    );
    expect(Object.keys(formOf(state).problems)).toContain('customer_postcode');
  });

  it('keeps still while it is being sent', () => {
    const sending = run(opened(), atSlot, ...ADA, typed('ada@example.com', 'attendee_email'), SUBMIT);
    expect(formOf(sending).isSending).toBe(true);
    expect(next(sending, choose({ date: '2026-11-26' }))).toMatchObject({ choice: sending.choice });
  });
});

describe('the answer', () => {
  const sent = [opened(), atSlot, ...ADA, typed('ada@example.com', 'attendee_email'), SUBMIT];

  it('a slot that has gone brings fresh ones, and what was typed stays', () => {
    const state = run(...sent, gone);
    expect(stepOf(state)).toBe('browse');
    expect(shownTimes(state).slots?.map(({ id }) => id)).toEqual(['1-17:00']);
    expect(state.form).toMatchObject({
      banner: 'Gone',
      isSending: false,
      fields: { attendee_first_name: 'Ada' },
    });
  });

  it('a refusal of fields goes to the first of them', () => {
    const state = run(...sent, {
      type: 'refused',
      text: 'Check',
      problems: { attendee_phone: 'Too long' },
      isGone: false,
      slots: null,
    });
    expect(state.focus).toBe(fieldId('attendee_phone'));
    expect(stepOf(state)).toBe('details');
  });

  it('a booking shows the confirmation, empties the form and asks for fresh slots', () => {
    const state = run(...sent, { type: 'booked', answer: ANSWER });
    expect(stepOf(state)).toBe('booked');
    expect(formOf(state).fields.attendee_email).toBe('');
    expect(shownTimes(state).slots).toBeNull();
  });

  it('the confirmation stays while months are looked at and counts come in, and goes with the next choice', () => {
    const booked = run(...sent, { type: 'booked', answer: ANSWER });
    const month = { ...booked.choice, month: '2026-12' };
    const later = [choose(month), { type: 'refreshed', diary: SAMPLE, now: NOW } satisfies Action];
    expect(later.reduce(next, booked)).toMatchObject({ booked: ANSWER });
    expect(next(booked, choose({ date: '2026-11-24' }))).toMatchObject({ booked: null, focus: DAY_ID });
  });
});

describe('whatever happens', () => {
  const choice = fc.record({
    date: fc.constantFrom(null, '2026-11-24', '2026-11-28', '2030-01-01'),
    eventId: fc.constantFrom(null, 1, 2, 3, 4, 5, 6, 99),
    venueId: fc.constantFrom(null, 11, 31, 32, 99),
    serviceId: fc.constantFrom(null, 21, 22, 99),
    slotId: fc.constantFrom(null, '1-09:00', '1-10:30', '3-13:00', 'x'),
    month: fc.constantFrom(null, '2026-11', '2026-12', '2031-01'),
  });
  const action: fc.Arbitrary<Action> = fc.oneof(
    choice.map((choice) => choose(choice)),
    fc.constantFrom<Action>(
      opened(),
      gone,
      SUBMIT,
      { type: 'unfolded' },
      { type: 'retried' },
      { type: 'left-email' },
      { type: 'dismissed' },
      { type: 'booked', answer: ANSWER },
      { type: 'refreshed', diary: EMPTY, now: NOW },
      { type: 'refreshed', diary: SAMPLE, now: NOW },
      { type: 'moved', date: '2026-12-03' },
      {
        type: 'times-came',
        of: { event_id: 3, venue_id: null, service_id: null, slots: [sampleSlot(3, '13:00')] },
      },
    ),
    fc.string().map((value) => typed(value, 'attendee_email')),
  );

  it('nothing is sent without a free slot of the event on view, nor twice', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const state = run(opened(), ...actions);
        const slot = chosenSlot(state);
        if (formOf(state).isSending) expect(slot).toBeDefined();
        if (slot) expect(slot.is_booked).toBe(false);
        const event = state.diary.events.find(({ id }) => id === state.choice.eventId);
        expect(event?.event_date ?? null).toBe(state.choice.date);
      }),
    );
  });

  it('what was typed goes only with a booking', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const kept = actions.filter(({ type }) => type !== 'typed' && type !== 'booked');
        const state = run(opened(), typed('Ada', 'attendee_first_name'), ...kept);
        expect(formOf(state).fields.attendee_first_name).toBe('Ada');
      }),
    );
  });
});

function nextForm(state: OpenDiary, action: Action) {
  const after = next(state, action);
  return formOf(after.phase === 'open' ? after : state);
}
