import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../figures/periods.ts';
import { lateStarts, type Appointment } from './running-late.ts';

const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`);

interface Given extends Partial<Appointment> {
  from: string;
  to: string;
  buffer?: number;
}

function booked({ from, to, buffer = 0, ...given }: Given, index: number): Appointment {
  const [startsAt, endsAt] = [at(from), at(to)];
  const clearAt = endsAt + buffer * MINUTE;
  return { id: index + 1, startsAt, endsAt, clearAt, awaitedAt: startsAt, line: 'Ruth', ...given };
}

const day = (...given: Given[]) => given.map(booked);
/** Returns '1 at 11:50' for each appointment that starts late. */
const late = (appointments: Appointment[], minutes: number, now: string) =>
  [...lateStarts(appointments, minutes, at(now)).late].map(([id, start]) => `${id} at ${timeOf(start)}`);
const timeOf = (instant: number) => new Date(instant).toISOString().slice(11, 16);

const BUSY = day(
  { from: '09:50', to: '10:35' },
  { from: '11:30', to: '13:00' },
  { from: '13:00', to: '13:45' },
  { from: '13:45', to: '14:30' },
  { from: '15:30', to: '16:15' },
);

describe('running late', () => {
  it('moves the next appointment and those that follow at once, and ends with a gap as long as the delay', () => {
    expect(late(BUSY, 20, '10:50')).toEqual(['2 at 11:50', '3 at 13:20', '4 at 14:05']);
    const { absorbedAt, lastsUntil } = lateStarts(BUSY, 20, at('10:50'));
    expect(absorbedAt.map(timeOf)).toEqual(['14:30']);
    expect(timeOf(lastsUntil)).toBe('14:50');
  });

  it('moves an appointment after a shorter gap by what that leaves of the delay', () => {
    const appointments = day({ from: '11:00', to: '12:00' }, { from: '12:15', to: '13:00' });
    expect(late(appointments, 20, '10:50')).toEqual(['1 at 11:20', '2 at 12:20']);
  });

  it('leaves the appointment under way out, which takes longer', () => {
    expect(late(BUSY, 20, '12:00')).toEqual(['3 at 13:20', '4 at 14:05']);
    expect(late(BUSY, 20, '10:00')).toEqual([]);
  });

  it('keeps buffers, which absorb nothing', () => {
    const appointments = day({ from: '11:00', to: '12:00', buffer: 15 }, { from: '12:15', to: '13:00' });
    expect(late(appointments, 20, '10:50')).toEqual(['1 at 11:20', '2 at 12:35']);
  });

  it('counts somebody who was told of a later start as not begun until then', () => {
    const told = BUSY.map((one) => (one.id === 2 ? { ...one, awaitedAt: at('11:50') } : one));
    expect(late(told, 30, '11:35')).toEqual(['2 at 12:00', '3 at 13:30', '4 at 14:15']);
  });

  it('moves everybody who comes at the same time by the same', () => {
    const appointments = day(
      { from: '18:00', to: '20:00', line: 'party' },
      { from: '18:00', to: '20:00', line: 'party' },
    );
    expect(late(appointments, 30, '17:00')).toEqual(['1 at 18:30', '2 at 18:30']);
  });

  it('ends with a gap of exactly the delay', () => {
    const appointments = day({ from: '11:00', to: '12:00' }, { from: '12:20', to: '13:00' });
    expect(late(appointments, 20, '10:50')).toEqual(['1 at 11:20']);
    expect(lateStarts(appointments, 20, at('10:50')).absorbedAt.map(timeOf)).toEqual(['12:00']);
  });

  it('counts an appointment as begun from its start on, and as over from its end on', () => {
    expect(late(BUSY, 20, '11:30')).toEqual(['3 at 13:20', '4 at 14:05']);
    const appointments = day({ from: '11:00', to: '12:00' }, { from: '12:00', to: '13:00' });
    expect(late(appointments, 20, '12:00')).toEqual([]);
    const apart = day({ from: '11:00', to: '12:00' }, { from: '12:10', to: '13:00' });
    expect(late(apart, 20, '12:00')).toEqual(['2 at 12:30']);
    expect(timeOf(lateStarts(appointments, 20, at('12:00')).lastsUntil)).toBe('13:20');
  });

  it('counts an appointment that began later as under way for as much longer', () => {
    const appointments = day(
      { from: '11:00', to: '12:00', awaitedAt: at('11:30') },
      { from: '12:30', to: '13:00' },
    );
    // The first one is expected to end at 12:30.
    expect(late(appointments, 20, '12:10')).toEqual([]);
    expect(late(appointments, 40, '12:10')).toEqual(['2 at 12:40']);
    expect(late(appointments, 40, '12:30')).toEqual([]);
  });

  it('reports no later start that has already passed', () => {
    const told = BUSY.map((one) => (one.id === 2 ? { ...one, awaitedAt: at('11:50') } : one));
    expect(late(told, 10, '11:45')).toEqual(['3 at 13:10', '4 at 13:55']);
    expect(late(told, 10, '11:40')).toEqual(['3 at 13:10', '4 at 13:55']);
  });

  it('waits for the longest of those who came at the same time', () => {
    const appointments = day(
      { from: '18:00', to: '20:00', line: 'party' },
      { from: '18:00', to: '19:00', line: 'party' },
      { from: '20:00', to: '21:00', line: 'party' },
    );
    expect(late(appointments, 30, '17:00')).toEqual(['1 at 18:30', '2 at 18:30', '3 at 20:30']);
  });

  it('lists all who start late in order of start, and the older booking first of two', () => {
    const appointments = day(
      { from: '11:00', to: '11:30', line: 'Ruth' },
      { from: '11:30', to: '12:00', line: 'Ruth' },
      { from: '11:15', to: '11:30', line: 'Sam' },
      { from: '11:30', to: '12:00', line: 'Sam' },
    );
    expect(late(appointments, 10, '10:50')).toEqual(['1 at 11:10', '3 at 11:25', '2 at 11:40', '4 at 11:40']);
    expect(late(appointments.toReversed(), 10, '10:50')).toEqual(late(appointments, 10, '10:50'));
    const [first, second, third, fourth] = appointments;
    if (!first || !second || !third || !fourth) throw new Error('too few');
    expect(late([first, { ...second, id: 9 }, third, fourth], 10, '10:50')).toEqual([
      '1 at 11:10',
      '3 at 11:25',
      '4 at 11:40',
      '9 at 11:40',
    ]);
  });

  it('goes by when appointments start, not by when they were booked', () => {
    const appointments = day({ from: '11:00', to: '12:00', id: 9 }, { from: '12:15', to: '13:00', id: 3 });
    expect(late(appointments, 20, '10:50')).toEqual(['9 at 11:20', '3 at 12:20']);
  });

  it('lists the gaps of everybody in order of time', () => {
    const appointments = day(
      { from: '11:00', to: '12:00', line: 'Ruth' },
      { from: '13:00', to: '14:00', line: 'Ruth' },
      { from: '11:00', to: '11:30', line: 'Sam' },
      { from: '13:00', to: '14:00', line: 'Sam' },
      { from: '11:00', to: '11:15', line: 'Zoe' },
    );
    const { absorbedAt } = lateStarts(appointments, 10, at('10:50'));
    expect(absorbedAt.map(timeOf)).toEqual(['11:30', '12:00']);
  });

  it('lasts as long as the delay where it moves nothing', () => {
    const { late: none, lastsUntil } = lateStarts([], 20, at('10:00'));
    expect([none.size, timeOf(lastsUntil)]).toEqual([0, '10:20']);
  });
});

describe('by properties', () => {
  /** Makes appointments of two people, without overlaps for either. */
  const anyDay = fc
    .array(
      fc.record({
        gap: fc.nat({ max: 40 }),
        length: fc.integer({ min: 5, max: 90 }),
        buffer: fc.nat({ max: 15 }),
        isRuths: fc.boolean(),
      }),
      { maxLength: 14 },
    )
    .map((parts) => {
      const clear = { Ruth: at('09:00'), Sam: at('09:00') };
      return parts.map(({ gap, length, buffer, isRuths }, index): Appointment => {
        const line = isRuths ? 'Ruth' : 'Sam';
        const startsAt = clear[line] + gap * MINUTE;
        const endsAt = startsAt + length * MINUTE;
        clear[line] = endsAt + buffer * MINUTE;
        return { id: index + 1, startsAt, endsAt, clearAt: clear[line], awaitedAt: startsAt, line };
      });
    });
  const anyMinutes = fc.integer({ min: 1, max: 240 });
  const anyNow = fc.integer({ min: -60, max: 600 }).map((minutes) => at('09:00') + minutes * MINUTE);

  it('moves each by at most the delay, and to a start that is still ahead', () => {
    fc.assert(
      fc.property(anyDay, anyMinutes, anyNow, (appointments, minutes, now) => {
        const { late: moved, lastsUntil } = lateStarts(appointments, minutes, now);
        for (const { id, startsAt, clearAt } of appointments) {
          const start = moved.get(id);
          if (start === undefined) continue;
          expect(startsAt).toBeGreaterThan(now);
          expect(start).toBeGreaterThan(startsAt);
          expect(start - startsAt).toBeLessThanOrEqual(minutes * MINUTE);
          expect(clearAt + start - startsAt).toBeLessThanOrEqual(lastsUntil);
        }
      }),
    );
  });

  it('starts each as soon as the one before has left its time clear, never before it was booked', () => {
    fc.assert(
      fc.property(anyDay, anyMinutes, anyNow, (appointments, minutes, now) => {
        const { late: moved } = lateStarts(appointments, minutes, now);
        for (const line of ['Ruth', 'Sam']) {
          const ahead = appointments.filter((one) => one.line === line && one.endsAt > now);
          ahead.forEach(({ id, startsAt }, index) => {
            if (startsAt <= now) return;
            const before = ahead[index - 1];
            const lateBy = before && (moved.get(before.id) ?? before.startsAt) - before.startsAt;
            const isUnderWay = before && before.startsAt <= now;
            const readyAt =
              before === undefined
                ? startsAt + minutes * MINUTE
                : before.clearAt + (isUnderWay ? minutes * MINUTE : (lateBy ?? 0));
            expect(moved.get(id) ?? startsAt).toBe(Math.max(startsAt, readyAt));
          });
        }
      }),
    );
  });

  it('is the same for any order of the appointments, and for each person alone', () => {
    fc.assert(
      fc.property(anyDay, anyMinutes, anyNow, (appointments, minutes, now) => {
        const all = lateStarts(appointments, minutes, now);
        expect(lateStarts([...appointments].reverse(), minutes, now)).toEqual(all);
        const apart = ['Ruth', 'Sam'].flatMap((line) => [
          ...lateStarts(
            appointments.filter((one) => one.line === line),
            minutes,
            now,
          ).late,
        ]);
        expect(new Map(apart)).toEqual(all.late);
      }),
    );
  });

  it('moves nobody less for a longer delay', () => {
    fc.assert(
      fc.property(anyDay, anyMinutes, anyMinutes, anyNow, (appointments, minutes, further, now) => {
        const shorter = lateStarts(appointments, minutes, now);
        const longer = lateStarts(appointments, minutes + further, now);
        for (const [id, start] of shorter.late) expect(longer.late.get(id)).toBeGreaterThanOrEqual(start);
        expect(longer.lastsUntil).toBeGreaterThanOrEqual(shorter.lastsUntil);
      }),
    );
  });
});
