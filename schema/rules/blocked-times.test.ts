import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../figures/periods.ts';
import { anyQuestion, anyRules, bookSome, somePicks, withRules } from '../test/questions.ts';
import { CHANGING_DAYS } from '../test/timetables.ts';
import { blockedByTimeOff, daysOff, isOffOn, meet, type BlockedTime, type TimeOff } from './blocked-times.ts';
import { startOfDate, wallClockAt } from './calendar-day.ts';
import { clockTimeOf, minutesOf } from './clock-time.ts';
import { addDays } from './date.ts';
import { peopleFor, slotsOf, timesOf } from './slots.ts';
import { spansOf } from './timetable.ts';

const timeOff = (given: Partial<TimeOff>): TimeOff => ({
  resourceId: null,
  startsOn: '2026-11-24',
  endsOn: '2026-11-24',
  startTime: null,
  endTime: null,
  everyYear: false,
  note: null,
  ...given,
});

const isBlocked = (blocked: readonly BlockedTime[], instant: number) =>
  blocked.some(({ startsAt, endsAt }) => startsAt <= instant && instant < endsAt);

it('two times meet where they have an instant in common: one that begins as the other ends does not', () => {
  const morning = { startsAt: 9, endsAt: 12 };
  const others = [
    { startsAt: 11, endsAt: 14 },
    { startsAt: 10, endsAt: 11 },
    { startsAt: 12, endsAt: 14 },
  ];
  expect(others.map((other) => meet(morning, other))).toEqual([true, true, false]);
  expect(others.map((other) => meet(other, morning))).toEqual([true, true, false]);
});

describe('time off', () => {
  it('blocks every minute that the clock shows within it, over any clock change, and on other dates no other', () => {
    const anyHours = fc
      .tuple(fc.nat({ max: 95 }), fc.nat({ max: 95 }))
      .filter(([start, end]) => start < end)
      .map(([start, end]) => ({ start: start * 15, end: end * 15 }));
    fc.assert(
      fc.property(fc.constantFrom(...CHANGING_DAYS), fc.option(anyHours), ([zone, date], hours) => {
        const off = timeOff({
          startsOn: date,
          endsOn: addDays(date, 1),
          startTime: hours && clockTimeOf(hours.start),
          endTime: hours && clockTimeOf(hours.end),
        });
        const blocked = blockedByTimeOff(off, addDays(date, -1), addDays(date, 2), zone);
        for (const each of [-1, 0, 1, 2].map((days) => addDays(date, days))) {
          const [start, end] = [startOfDate(each, zone), startOfDate(addDays(each, 1), zone)];
          const hasNoChange = end - start === 1440 * MINUTE;
          for (let instant = start; instant < end; instant += 15 * MINUTE) {
            const { minutes } = wallClockAt(instant, zone);
            const isOfDates = off.startsOn <= each && each <= off.endsOn;
            const isOff = isOfDates && (!hours || (hours.start <= minutes && minutes < hours.end));
            if (isOff || hasNoChange)
              expect([each, minutes, isBlocked(blocked, instant)]).toEqual([each, minutes, isOff]);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('comes back every year, over New Year too, and 29 February on the 28th', () => {
    const datesOf = (off: TimeOff, from: string, to: string) =>
      blockedByTimeOff(off, from, to, 'UTC').map(({ startsAt, endsAt }) =>
        [startsAt, endsAt].map((instant) => new Date(instant).toISOString().slice(0, 10)),
      );
    const christmas = timeOff({ startsOn: '2026-12-24', endsOn: '2027-01-02', everyYear: true });
    expect(datesOf(christmas, '2028-01-01', '2028-12-31')).toEqual([
      ['2028-01-01', '2028-01-03'],
      ['2028-12-24', '2029-01-01'],
    ]);
    expect(datesOf(christmas, '2026-01-01', '2026-01-31')).toEqual([]);
    const leap = timeOff({ startsOn: '2028-02-29', endsOn: '2028-02-29', everyYear: true });
    expect(datesOf(leap, '2029-02-01', '2029-03-31')).toEqual([['2029-02-28', '2029-03-01']]);
    expect(datesOf({ ...leap, everyYear: false }, '2029-02-01', '2029-03-31')).toEqual([]);
  });

  it('is on its first and its last date', () => {
    const off = timeOff({ endsOn: '2026-11-26' });
    const dates = ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'];
    expect(dates.map((date) => isOffOn(off, date))).toEqual([false, true, true, false]);
  });

  it('is on the dates that whole days of it block, and on no other', () => {
    const anyDay = fc.integer({ min: -800, max: 800 }).map((days) => addDays('2028-02-29', days));
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 400 }), fc.boolean(), anyDay, (startsOn, days, everyYear, date) => {
        const off = timeOff({ startsOn, endsOn: addDays(startsOn, days), everyYear });
        const blocked = blockedByTimeOff(off, date, date, 'UTC');
        expect(isOffOn(off, date)).toBe(isBlocked(blocked, Date.parse(`${date}T12:00Z`)));
      }),
    );
  });

  it.each([
    ['an hour', 'Europe/London', '2026-10-25', '00:30', '01:30', '2026-10-24T23:30Z', '2026-10-25T01:30Z'],
    [
      'half an hour',
      'Australia/Lord_Howe',
      '2026-04-05',
      '01:00',
      '01:45',
      '2026-04-04T14:00Z',
      '2026-04-04T15:15Z',
    ],
    [
      'two hours',
      'Antarctica/Troll',
      '2026-10-25',
      '00:30',
      '02:30',
      '2026-10-24T22:30Z',
      '2026-10-25T02:30Z',
    ],
  ])(
    'ends the second time that the clock shows its end, where %s is repeated',
    (_, zone, date, startTime, endTime, startsAt, endsAt) => {
      const off = timeOff({ startsOn: date, endsOn: date, startTime, endTime });
      expect(blockedByTimeOff(off, date, date, zone)).toEqual([
        {
          resourceId: null,
          by: 'time off',
          note: null,
          startsAt: Date.parse(startsAt),
          endsAt: Date.parse(endsAt),
        },
      ]);
    },
  );

  it.each([
    ['begins', '2026-03-29', '01:30', '03:00', '2026-03-29T01:00Z', '2026-03-29T02:00Z'],
    ['ends', '2026-03-29', '00:30', '01:30', '2026-03-29T00:30Z', '2026-03-29T01:00Z'],
    ['ends the next day', '2026-03-28', '23:00', '01:30', '2026-03-28T23:00Z', '2026-03-29T01:00Z'],
    ['ends after a repeated hour', '2026-10-24', '23:00', '01:30', '2026-10-24T22:00Z', '2026-10-25T01:30Z'],
    [
      'ends a minute into the next day',
      '2026-11-24',
      '23:00',
      '00:01',
      '2026-11-24T23:00Z',
      '2026-11-25T00:01Z',
    ],
  ])('%s at the change of the clock or as it shows', (_, date, startTime, endTime, startsAt, endsAt) => {
    const off = timeOff({ startsOn: date, endsOn: date, startTime, endTime });
    expect(blockedByTimeOff(off, date, date, 'Europe/London')).toMatchObject([
      { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) },
    ]);
  });

  it('has hours on each of its dates, which may run past midnight', () => {
    const evenings = timeOff({ endsOn: '2026-11-25', startTime: '22:00', endTime: '01:00' });
    const blocked = blockedByTimeOff(evenings, '2026-11-25', '2026-11-25', 'Europe/London');
    const at = (text: string) => isBlocked(blocked, Date.parse(`${text}Z`));
    expect([at('2026-11-25T00:30'), at('2026-11-25T01:00'), at('2026-11-26T00:59')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a blocked time', () => {
  it('leaves free what a look at every minute of every place and person finds free', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, anyRules, (asked, picks, rules) => {
        const ruled = withRules({ ...asked, held: bookSome(asked, picks).flat() }, rules);
        const { event, held, blocked, limits, now } = ruled;
        const midnight = startOfDate(event.date, event.timezone);
        const isInTime = (instant: number) =>
          instant > now + limits.noticeHours * 60 * MINUTE &&
          addDays(wallClockAt(now, event.timezone).date, limits.daysAhead ?? 10_000) >= event.date;
        const isClear = (
          startsAt: number,
          endsAt: number,
          buffer: number,
          resourceId: number | null,
          venueId: number | null,
        ) => {
          for (let instant = startsAt; instant < endsAt + buffer; instant += MINUTE) {
            const isOn = (time: { startsAt: number; endsAt: number }) =>
              time.startsAt <= instant && instant < time.endsAt;
            if (held.some((time) => time.resourceId === resourceId && time.venueId === venueId && isOn(time)))
              return false;
          }
          return true;
        };
        const isOpen = (startsAt: number, endsAt: number, resourceId: number | null) => {
          for (let instant = startsAt; instant < endsAt; instant += MINUTE) {
            const [there] = [
              isBlocked(
                blocked.filter((time) => time.resourceId === null || time.resourceId === resourceId),
                instant,
              ),
            ];
            if (there) return false;
          }
          return true;
        };
        const people = peopleFor(ruled.people, ruled.service);
        const spans = spansOf(event.timetable, ruled.service?.durationMinutes ?? null);
        const free = timesOf(event, spans).filter(({ startsAt, endsAt, buffer, span }) => {
          const rooms = ruled.venues.length ? ruled.venues : [null];
          const hasRoom = rooms.some((venue) => {
            if (!isOpen(startsAt, endsAt, venue?.resourceId ?? null)) return false;
            if (venue?.atOnce === 1) return isClear(startsAt, endsAt, buffer, venue.resourceId, null);
            return people !== null || isClear(startsAt, endsAt, buffer, null, venue?.id ?? null);
          });
          const hasPerson =
            people?.some(({ id, hours, lunch }) => {
              const bookings = held.filter((time) => time.resourceId === id && time.startsAt >= midnight);
              return (
                (!hours || (hours.start <= span.start && span.end <= hours.end)) &&
                (!lunch || span.end <= lunch.start || lunch.end <= span.start) &&
                isOpen(startsAt, endsAt, id) &&
                isClear(startsAt, endsAt, buffer, id, null) &&
                bookings.length < (limits.perPersonADay ?? Infinity)
              );
            }) ?? true;
          return hasRoom && hasPerson && isInTime(startsAt);
        });
        const listed = slotsOf(ruled).filter(({ isBooked }) => !isBooked);
        expect(listed.map(({ startTime }) => minutesOf(startTime))).toEqual(
          free.map(({ span }) => span.start),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is listed only if somebody has booked it', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, anyRules, (asked, picks, rules) => {
        const ruled = withRules({ ...asked, held: bookSome(asked, picks).flat() }, rules);
        const everywhere = {
          resourceId: null,
          by: 'time off',
          note: null,
          startsAt: -Infinity,
          endsAt: Infinity,
        } as const;
        const slots = slotsOf({ ...ruled, blocked: [everywhere] });
        for (const { isBooked, startsAt, endsAt, bufferMinutes } of slots) {
          const until = endsAt + bufferMinutes * MINUTE;
          expect(isBooked).toBe(true);
          expect(ruled.held.some((time) => time.startsAt < until && startsAt < time.endsAt)).toBe(true);
        }
      }),
    );
  });
});

describe('whole days off', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-12-10', days));
  const off = fc
    .record({ one: day, other: day, everyYear: fc.boolean() })
    .map(({ one, other, everyYear }) => ({
      startsOn: one < other ? one : other,
      endsOn: one < other ? other : one,
      everyYear,
    }));

  it('are in runs that neither touch nor leave out a day', () => {
    fc.assert(
      fc.property(fc.array(off, { maxLength: 4 }), day, day, (times, one, other) => {
        const range = one < other ? { first: one, last: other } : { first: other, last: one };
        const runs = daysOff(times, range);
        for (const [at, { first, last }] of runs.entries()) {
          expect(first <= last && last >= range.first && first <= range.last).toBe(true);
          expect(first > addDays(runs[at - 1]?.last ?? '2000-01-01', 1)).toBe(true);
        }
        for (let date = range.first; date <= range.last; date = addDays(date, 1))
          expect(runs.some(({ first, last }) => first <= date && date <= last)).toBe(
            times.some((time) => isOffOn(time, date)),
          );
      }),
    );
  });
});
