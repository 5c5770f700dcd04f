import { describe, expect, it } from 'vitest';
import type { Diary } from '@daybook/schema/contract/diary';
import { CHOOSE, NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { newWaitingWish } from '@daybook/schema/rules/waiting-fields';
import { hasTimes } from '../later/later-texts.ts';
import { nextChoice } from '../later/NothingFree.tsx';
import { renderPage } from '../render.tsx';
import { fits, isAwaited, missingMonth, newForm, wantedSlots, WHAT_ID } from './diary-state.ts';
import { choose, opened, run } from './sample-actions.ts';
import { SAMPLE, samplePage, sampleSlot } from './sample-diary.ts';

const service = (id: number, name: string, person_ids: number[], date: string | null) => ({
  id,
  service_name: name,
  service_price: 38,
  places_per_booking: 1,
  estimated_duration_minutes: 45,
  person_ids,
  first_free: date === null ? null : { date, start_time: '14:30' },
});

const ALL: Diary = {
  ...SAMPLE,
  services: [
    service(5, 'Cut', [1, 2], '2026-11-21'),
    service(6, 'Colour', [1], '2026-12-03'),
    service(7, 'Perm', [], null),
  ],
  people: [
    { id: 1, name: 'Ruth' },
    { id: 2, name: 'Maya' },
  ],
};
/** The same for a cut with Maya: event 2 alone. */
const MAYAS: Diary = {
  ...ALL,
  events: ALL.events
    .filter(({ id }) => id === 2)
    .map((event) => ({ ...event, services: event.services.slice(0, 1) })),
  dates: ALL.dates.filter(({ date }) => date === '2026-11-26'),
  first_free_date: '2026-11-26',
  wanted: { service_id: 5, person_id: 2, dropped: null },
  opening: null,
};
const MAYA = { ...NOTHING_CHOSEN, catalogueId: 5, personId: 2 };

describe('a diary with services', () => {
  it('asks for one first, with its length, price and first free time', () => {
    const html = renderPage(samplePage({}, { diary: ALL }));
    expect(html).toContain('What would you like?');
    expect(html).toMatch(
      /href="\/diary\/willow\?service=5".*Cut.*45\u00a0min.*Free today from 14:30.*£38\.00/s,
    );
    expect(html).toContain('Free from 3 December');
    expect(html).toMatch(/href="\/diary\/willow\?date=2026-11-24"[^>]*>Show every time and event</);
    expect(html).not.toContain('Choose a date');
  });

  it('shows every time where a date or more is asked for, and a link to the services', () => {
    const html = renderPage(samplePage({ date: '2026-11-24' }, { diary: ALL }));
    expect(html).toContain('Choose a date');
    expect(html).toMatch(/service=choose&amp;date=2026-11-24"[^>]*>Choose a service first/);
  });

  it('doesn’t ask where there is one service alone', () => {
    expect(run(opened({}, { ...ALL, services: ALL.services.slice(0, 1) })).choice.eventId).toBe(1);
  });
});

describe('a chosen service', () => {
  it('has its days alone in the month, and the person in its name', () => {
    const html = renderPage(samplePage(MAYA, { diary: MAYAS }));
    expect(html).toContain('Cut with Maya');
    expect(html).not.toContain('With whom?');
    expect(html.match(/class="day free/g)).toHaveLength(1);
    expect(html).not.toContain('This month');
  });

  it('asks with whom where several do it, and nobody where one does', () => {
    const anyone = { ...MAYAS, wanted: { service_id: 5, person_id: null, dropped: null } };
    expect(renderPage(samplePage({ catalogueId: 5 }, { diary: anyone }))).toMatch(
      /With whom\?.*aria-current="true"[^>]*>Anyone<.*>Ruth<.*>Maya</s,
    );
    const ruths = { ...MAYAS, wanted: { service_id: 6, person_id: null, dropped: 'person' as const } };
    const html = renderPage(samplePage({ catalogueId: 6 }, { diary: ruths }));
    expect(html).not.toContain('With whom?');
    expect(html).toContain('The person you chose doesn’t do Colour, so these are everyone’s times.');
  });

  it('says that a service can’t be booked any more if the address names such a one', () => {
    const gone = { ...ALL, wanted: { service_id: null, person_id: null, dropped: 'service' as const } };
    expect(renderPage(samplePage({ catalogueId: 99 }, { diary: gone }))).toContain(
      'can’t be booked any more',
    );
  });

  it('awaits its diary, which is loaded once, without the days of the one before', () => {
    const state = run(opened({}, ALL), choose(MAYA));
    expect(isAwaited(state)).toBe(true);
    expect(state).toMatchObject({
      missing: MAYA,
      focus: { id: WHAT_ID },
      address: { as: 'push', choice: MAYA },
    });
    expect(missingMonth(state)).toBeNull();
    const came = run(
      opened({}, ALL),
      choose(MAYA),
      { type: 'refreshed', diary: MAYAS, now: 0 },
      choose(MAYA, 'page'),
    );
    expect(came).toMatchObject({ missing: null, choice: { eventId: 2, serviceId: 21, personId: 2 } });
    expect(wantedSlots(came)).toMatchObject({ event_id: 2, service_id: 21, person_id: 2 });
  });

  it('stays on another day, without the event in the address, and on one without times', () => {
    const state = run(opened(MAYA, MAYAS), choose({ ...MAYA, date: '2026-11-26' }));
    expect(state.address?.choice).toEqual({ ...MAYA, date: '2026-11-26' });
    const closed = run(opened({ ...MAYA, date: '2026-12-25' }, MAYAS)).choice;
    expect(closed).toMatchObject({ ...MAYA, date: '2026-12-25', eventId: null });
  });

  it('leads to its own next free day', () => {
    const dates = [...MAYAS.dates, ...ALL.dates.filter(({ date }) => date === '2027-01-04')];
    const state = run(opened(MAYA, { ...MAYAS, dates }));
    expect(nextChoice(state, '2026-11-26', state.diary.events[0])).toEqual({ ...MAYA, date: '2027-01-04' });
  });

  it('fits a diary of the same service and person, and any diary while one is chosen', () => {
    expect(fits(MAYAS, MAYA)).toBe(true);
    expect(fits(MAYAS, { ...MAYA, personId: 1 })).toBe(false);
    expect(fits(MAYAS, { ...MAYA, catalogueId: 6 })).toBe(false);
    expect(fits(MAYAS, NOTHING_CHOSEN)).toBe(false);
    expect(fits(MAYAS, { ...MAYA, catalogueId: CHOOSE })).toBe(true);
    expect(fits(ALL, { ...MAYA, catalogueId: 99 })).toBe(true);
    const anyone = { ...MAYAS, wanted: { service_id: 6, person_id: null, dropped: 'person' as const } };
    expect(fits(anyone, { ...MAYA, catalogueId: 6 })).toBe(true);
  });
});

describe('a day without times for a chosen service', () => {
  const DAY = '2026-11-26';
  /** Maya's day, which is full; `person_ids` have a free time. */
  const fullDay = (person_ids: number[] | null): Diary => ({
    ...MAYAS,
    events: MAYAS.events.map((event) => ({
      ...event,
      free_count: 0,
      people: ALL.people,
      services: event.services.map((one) => ({ ...one, person_ids })),
    })),
    dates: [
      { ...(MAYAS.dates[0] ?? fail()), free_count: 0 },
      ...ALL.dates.filter(({ date }) => date === '2027-01-04'),
    ],
  });
  const taken = (id: number | null) => ({
    event_id: 2,
    venue_id: null,
    service_id: 21,
    person_id: id,
    slots: [sampleSlot(2, '09:00', { is_booked: true })],
  });
  const at = { ...MAYA, date: DAY };
  const shown = (diary: Diary) => renderPage(samplePage(at, { diary, slots: taken(2) }));

  it('names the others who have some, what is next, and then the waiting list for that service', () => {
    expect(shown(fullDay([1]))).toMatch(
      /Maya has no time left for Cut\..*href="\/diary\/willow\?service=5&amp;with=1&amp;date=2026-11-26"[^>]*>Ruth has times on this day<.*class="primary"[^>]*>Next free: .*>Tell me if a time is free for Cut</s,
    );
  });

  it('names nobody where nobody has one', () => {
    expect(shown(fullDay([1, 2]))).not.toContain('on this day<');
    expect(shown(fullDay(null))).not.toContain('on this day<');
  });

  it('leads from Anyone to another day of those who have none then', () => {
    const diary = { ...fullDay([1]), wanted: { service_id: 5, person_id: null, dropped: null } };
    const html = renderPage(samplePage({ catalogueId: 5, date: DAY }, { diary, slots: taken(null) }));
    expect(html).toMatch(/service=5&amp;with=1&amp;date=2026-11-26"[^>]*>Ruth</);
    expect(html).toMatch(/service=5&amp;with=2"[^>]*>Maya, on another day</);
  });

  it('has a form that says what for, and begins with the day and the person', () => {
    const form = {
      fields: { ...newForm().fields, ...newWaitingWish({ ...at, serviceId: 21 }, '2026-11-21') },
      ...{ problems: {}, banner: null, keptEmail: null, stamp: 'signed' },
    };
    const diary = fullDay([1]);
    const html = renderPage(samplePage(at, { diary, waiting: { at, isSent: false, form } }));
    expect(html).toContain('>Tell me if a time is free: Cut, Thursday 26 November</h2>');
    expect(html).toMatch(/type="hidden" name="service_id" value="21"/);
    const chosen = html.match(/<input type="radio"[^>]*checked[^>]*>/g) ?? [];
    expect(chosen.map((radio) => /value="([^"]*)"/.exec(radio)?.[1])).toEqual([`${DAY} ${DAY}`, '2']);
    for (const text of ['Thursday 26 November only', 'Any day up to Thursday 3 December', 'Maya only'])
      expect(html).toContain(`> ${text}<`);
    expect(html).not.toContain('First date');
  });
});

it('counts no time of somebody whose last one was just taken', () => {
  expect([undefined, 0, 1].map((count) => hasTimes('Ruth', count))).toEqual([
    'Ruth has times on this day',
    'Ruth has 0 times on this day',
    'Ruth has 1 time on this day',
  ]);
});

function fail(): never {
  throw new Error('the sample has no such day');
}
