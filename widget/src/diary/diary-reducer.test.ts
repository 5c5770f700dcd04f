import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayTitle } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { SLOT_JUST_BOOKED, SLOT_NOT_FOUND } from '@daybook/schema/words/slot-texts';
import {
  formOf,
  BANNER_ID,
  chosenSlot,
  DAY_ID,
  NEXT_ID,
  shownMonth,
  shownTimes,
  stepOf,
  wantedSlots,
  type DiaryState,
} from './diary-state.ts';
import { LOADING_FORM, TIMES_LOAD_FAILED } from './diary-texts.ts';
import { type AnyAction, atSlot, choose, gone, next, opened, run, SUBMIT, typed } from './sample-actions.ts';
import { ANSWER, EMPTY, NOW, SAMPLE, sampleSlot } from './sample-diary.ts';

describe('opening', () => {
  it('opens on the first bookable event with its slots and its only venue chosen', () => {
    const state = run(opened());
    expect(state.choice).toMatchObject({ date: '2026-11-24', eventId: 1, venueId: 11 });
    expect(shownTimes(state).slots).toHaveLength(3);
    expect(shownMonth(state)).toBe('2026-11');
  });

  it('loads slots of its own when the host page wants another event', () => {
    const state = run(opened({ eventId: 3 }));
    expect(shownTimes(state).slots).toBeNull();
    expect(wantedSlots(state)).toEqual({ event_id: 3, venue_id: null, service_id: null, person_id: null });
  });

  it('chooses the service whose slots came with the diary', () => {
    const opening = {
      event_id: 2,
      venue_id: null,
      service_id: 22,
      person_id: null,
      slots: [sampleSlot(2, '10:00')],
    };
    const state = run(opened({ eventId: 2 }, { ...SAMPLE, opening }));
    expect(state.choice.serviceId).toBe(22);
    expect(shownTimes(state).slots).toHaveLength(1);
  });

  it('fills in what the host page knows', () => {
    expect(formOf(run(opened())).fields.attendee_phone).toBe('01422');
  });

  it('opens an empty diary without an event and without loading slots', () => {
    const state = run(opened({}, EMPTY));
    expect(state.choice).toEqual(NOTHING_CHOSEN);
    expect(wantedSlots(state)).toBeNull();
  });

  it('says why it doesn’t open, and loads again on retry', () => {
    const failed = next({ phase: 'loading' }, { type: 'closed', phase: 'failed' });
    expect(failed).toEqual({ phase: 'failed' });
    expect(next(failed, { type: 'retried' })).toEqual({ phase: 'loading' });
  });
});

describe('the waiting list’s form', () => {
  const at = { ...NOTHING_CHOSEN, date: '2027-01-05', eventId: 6 };
  const waited: AnyAction = { type: 'waited', waiting: { at, isSent: false } };

  it('opens in the day’s place, with its own address and the focus on its heading', () => {
    const state = run(opened(), waited);
    expect(state.waiting).toEqual({ at, isSent: false });
    expect(state.focus).toEqual({ id: DAY_ID });
    expect(state.address).toEqual({ as: 'push', choice: at, isWaiting: true });
    expect(stepOf(state)).toBe('details');
  });

  it('says that it is loading, since nothing can be typed before its file has loaded', () => {
    expect(run(opened(), waited, { type: 'later-asked' }).said).toBe(LOADING_FORM);
  });

  it('stays while another month is viewed, and closes with the next choice', () => {
    const open = run(opened(), waited);
    expect(next(open, choose({ ...open.choice, month: '2026-12' }))).toMatchObject({ waiting: { at } });
    expect(next(open, choose({ date: '2026-11-26' }))).toMatchObject({ waiting: null });
  });
});

describe('choosing', () => {
  it('picks the date’s event and drops slot and service', () => {
    const state = run(opened(), atSlot, choose({ date: '2026-11-26' }));
    expect(state.choice).toMatchObject({ eventId: 2, serviceId: null, slotId: null });
    expect(state.focus).toEqual({ id: DAY_ID });
  });

  it('loads no slots until a service is chosen', () => {
    const state = run(opened(), choose({ date: '2026-11-26' }));
    expect(wantedSlots(state)).toBeNull();
    expect(wantedSlots(run(opened(), choose({ eventId: 2, serviceId: 21 })))).toMatchObject({
      service_id: 21,
      person_id: null,
    });
  });

  it('moves the focus within the same event, and leaves it alone when the page chooses', () => {
    expect(run(opened(), atSlot).focus).toEqual({ id: NEXT_ID });
    expect(run(opened(), choose({ eventId: 3 }, 'page')).focus).toBeNull();
  });

  it('also moves the focus when the form’s file loads in the same turn', () => {
    const chosen = run(opened(), atSlot);
    expect(next(chosen, { type: 'later-came' })).toMatchObject({
      focus: { id: NEXT_ID },
      address: { as: 'push' },
    });
  });

  it('shows the form when a free slot is chosen', () => {
    expect(stepOf(run(opened(), atSlot))).toBe('details');
  });

  it.each([
    ['1-09:00', SLOT_JUST_BOOKED],
    ['1-23:00', SLOT_NOT_FOUND],
  ])('refuses the unavailable slot %s', (slotId, banner) => {
    const state = run(opened(), choose({ eventId: 1, slotId }));
    expect(state.choice.slotId).toBeNull();
    expect(formOf(state).banner).toBe(banner);
    expect(state.focus).toEqual({ id: BANNER_ID });
  });

  it('shows another month without losing what was chosen', () => {
    const state = run(
      opened(),
      atSlot,
      choose({ eventId: 1, venueId: 11, slotId: '1-10:30', month: '2026-12' }),
    );
    expect(shownMonth(state)).toBe('2026-12');
    expect(chosenSlot(state)?.id).toBe('1-10:30');
    expect(state.focus).toBeNull();
  });

  it('unfolds the month when arrow keys leave the week', () => {
    const state = run(opened(), { type: 'moved', date: '2026-12-01' });
    expect(state).toMatchObject({
      cursor: '2026-12-01',
      isUnfolded: true,
      focus: { id: 'daybook-2026-12-01' },
    });
    expect(shownMonth(state)).toBe('2026-12');
  });
});

describe('times', () => {
  const of = { event_id: 3, venue_id: null, service_id: null, person_id: null };
  const asked: AnyAction = { type: 'times-asked', of };

  it('announces how many are free', () => {
    const slots = [sampleSlot(3, '10:00'), sampleSlot(3, '11:00', { is_booked: true })];
    const state = run(opened(), choose({ eventId: 3 }), asked, { type: 'times-came', of: { ...of, slots } });
    expect(state.said).toBe('1 free time, Saturday 28 November');
  });

  it('doesn’t show one event’s slots for another event', () => {
    const late: AnyAction = { type: 'times-came', of: { ...of, slots: [sampleSlot(3, '10:00')] } };
    expect(shownTimes(run(opened(), late)).slots).toBeNull();
  });

  it('are announced no longer than they are shown', () => {
    const slots = [sampleSlot(3, '10:00')];
    const came: AnyAction[] = [choose({ eventId: 3 }), asked, { type: 'times-came', of: { ...of, slots } }];
    const state = run(opened(), ...came);
    expect(next(state, choose({ ...state.choice, month: '2027-01' }))).toMatchObject({ said: state.said });
    // That day's times need a service first.
    expect(run(opened(), ...came, choose({ date: '2026-11-26' })).said).toBe('');
    expect(run(opened(), ...came, { type: 'refreshed', diary: EMPTY, now: NOW }).said).toBe('');
    expect(run(opened(), ...came, choose({ ...state.choice, slotId: '3-10:00' }), gone).said).toBe('');
    const waiting = { at: state.choice, isSent: false };
    expect(run(opened(), ...came, { type: 'waited', waiting }).said).toBe('');
  });

  it.each<[string, AnyAction]>([
    ['come', { type: 'times-came', of: { ...of, slots: [sampleSlot(3, '10:00')] } }],
    ['fail', { type: 'times-failed', of }],
  ])('say nothing when they %s after another event was chosen', (_, late) => {
    // The other event's times need a service first.
    const state = run(opened(), choose({ eventId: 3 }), asked, choose({ eventId: 2 }), late);
    expect(state.said).toBe('');
  });

  it('can be loaded again after they failed, which is announced', () => {
    const failed = run(opened(), choose({ eventId: 3 }), asked, { type: 'times-failed', of });
    expect(shownTimes(failed).hasFailed).toBe(true);
    expect(failed.said).toBe(TIMES_LOAD_FAILED);
    expect(shownTimes(run(opened(), choose({ eventId: 3 }), { type: 'retried' })).key).toBeNull();
  });
});

describe('what follows the first free time', () => {
  const alone = (...actions: AnyAction[]) => actions.reduce<DiaryState>(next, { phase: 'loading' });
  const failed: AnyAction[] = [opened(), atSlot, { type: 'later-asked' }, { type: 'later-failed' }];

  it('is awaited when a time is chosen, and shown as loading', () => {
    const state = alone(opened(), atSlot, { type: 'later-asked' });
    expect(state).toMatchObject({ later: 'loading', said: LOADING_FORM });
    expect(state.phase === 'open' && stepOf(state)).toBe('details');
  });

  it('keeps the choice when it fails to load, and loads again on retry', () => {
    expect(alone(...failed)).toMatchObject({ later: 'failed', choice: { slotId: '1-10:30' } });
    expect(alone(...failed, { type: 'retried' })).toMatchObject({
      later: null,
      focus: { id: NEXT_ID },
      choice: { slotId: '1-10:30' },
      times: { key: '1,11,,' },
    });
  });

  it('loads again when a time is selected again', () => {
    const other = choose({ eventId: 1, venueId: 11, slotId: '1-11:30' });
    expect(alone(...failed, other)).toMatchObject({ later: null });
  });

  it('fills in what the page has said about the attendee meanwhile', () => {
    const told: AnyAction = { type: 'prefilled', prefill: { attendee_first_name: 'Grace' } };
    const state = alone(opened(), atSlot, told, { type: 'later-came' });
    expect(state.phase === 'open' && formOf(state).fields).toMatchObject({
      attendee_first_name: 'Grace',
      attendee_phone: '01422',
    });
  });

  it('is not awaited while nothing is chosen', () => {
    expect(alone(opened())).toMatchObject({ later: null, form: null });
  });
});

describe('in every sequence of actions', () => {
  const choice = fc.record({
    date: fc.constantFrom(null, '2026-11-24', '2026-11-28', '2030-01-01'),
    eventId: fc.constantFrom(null, 1, 2, 3, 4, 5, 6, 99),
    venueId: fc.constantFrom(null, 11, 31, 32, 99),
    serviceId: fc.constantFrom(null, 21, 22, 99),
    slotId: fc.constantFrom(null, '1-09:00', '1-10:30', '3-13:00', 'x'),
    month: fc.constantFrom(null, '2026-11', '2026-12', '2031-01'),
  });
  const action: fc.Arbitrary<AnyAction> = fc.oneof(
    choice.map((choice) => choose(choice)),
    fc.constantFrom<AnyAction>(
      opened(),
      gone,
      SUBMIT,
      { type: 'unfolded' },
      { type: 'retried' },
      { type: 'saw-email' },
      { type: 'dismissed' },
      { type: 'booked', answer: ANSWER },
      { type: 'refreshed', diary: EMPTY, now: NOW },
      { type: 'refreshed', diary: SAMPLE, now: NOW },
      { type: 'moved', date: '2026-12-03' },
      {
        type: 'times-came',
        of: {
          event_id: 3,
          venue_id: null,
          service_id: null,
          person_id: null,
          slots: [sampleSlot(3, '13:00')],
        },
      },
    ),
    fc.string().map((value) => typed(value, 'attendee_email')),
  );

  it('nothing is sent without a free slot of the event shown, nor twice', () => {
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

  it('a status that names a day names the one shown', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const { said, choice } = run(opened(), ...actions);
        if (/\d$|[A-Z]\w+day/.test(said)) expect(said).toContain(dayTitle(choice.date ?? ''));
      }),
    );
  });

  it('what was typed disappears only after a booking', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const kept = actions.filter(({ type }) => type !== 'typed' && type !== 'booked');
        const state = run(opened(), typed('Ada', 'attendee_first_name'), ...kept);
        expect(formOf(state).fields.attendee_first_name).toBe('Ada');
      }),
    );
  });
});
