/** Reads calendars in the shapes of Google, Apple and Outlook. */

import { describe, expect, it } from 'vitest';
import { BUSY_TIMES_MAX } from '@daybook/schema/figures/bounds';
import { readBusyTimes } from './busy-times.ts';

const OPTIONS = {
  timezone: 'Europe/London',
  from: Date.parse('2026-11-23T00:00Z'),
  to: Date.parse('2027-12-28T00:00Z'),
  ownHost: 'book.example',
  url: 'https://calendar.example/secret.ics',
};

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@elsewhere', ...lines, 'END:VEVENT'];

/** Returns the first busy times, in UTC. */
function busy(text: string, options: Partial<typeof OPTIONS> = {}): string[] {
  const short = (instant: number) => new Date(instant).toISOString().slice(0, 16);
  return readBusyTimes(text, { ...OPTIONS, ...options })
    .times.slice(0, 6)
    .map(({ startsAt, endsAt }) => `${short(startsAt)} ${short(endsAt)}`);
}

const of = (...lines: string[]) => busy(calendar(...event(...lines)));

describe('one event', () => {
  it('is busy from its start to its end', () => {
    expect(of('DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z')).toEqual([
      '2026-11-24T09:00 2026-11-24T10:00',
    ]);
  });
  it('may say how long it lasts instead', () => {
    expect(of('DTSTART:20261124T090000Z', 'DURATION:PT45M')).toEqual(['2026-11-24T09:00 2026-11-24T09:45']);
  });
  it('takes no time without an end', () => {
    expect(of('DTSTART:20261124T090000Z')).toEqual([]);
  });
  it('is on the business’s clock without a zone, and in one that nobody knows', () => {
    const end = 'DTEND:20270624T100000';
    expect(of('DTSTART:20270624T090000', end)).toEqual(['2027-06-24T08:00 2027-06-24T09:00']);
    expect(of('DTSTART;TZID=Nowhere/At All:20270624T090000', end)).toEqual([
      '2027-06-24T08:00 2027-06-24T09:00',
    ]);
  });
  it.each(['Europe/Paris', 'Romance Standard Time', '/mozilla.org/20050126_1/Europe/Paris'])(
    'is in the zone %s',
    (zone) => {
      const times = [`DTSTART;TZID=${zone}:20270624T090000`, `DTEND;TZID=${zone}:20270624T100000`];
      expect(of(...times)).toEqual(['2027-06-24T07:00 2027-06-24T08:00']);
    },
  );
  it('is in a zone that the calendar describes', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Our own',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const times = ['DTSTART;TZID=Our own:20261124T090000', 'DTEND;TZID=Our own:20261124T100000'];
    expect(busy(calendar(...zone, ...event(...times)))).toEqual(['2026-11-24T04:00 2026-11-24T05:00']);
  });
  it('lasts a whole day on the business’s clock, also when the clocks change', () => {
    expect(of('DTSTART;VALUE=DATE:20270328')).toEqual(['2027-03-28T00:00 2027-03-28T23:00']);
    expect(of('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227')).toEqual([
      '2026-12-24T00:00 2026-12-27T00:00',
    ]);
  });
  it('takes a time that the clock skips as long after the change as it says', () => {
    const zone = 'TZID=Europe/London';
    expect(of(`DTSTART;${zone}:20270328T013000`, `DTEND;${zone}:20270328T030000`)).toEqual([
      '2027-03-28T01:30 2027-03-28T02:00',
    ]);
  });
  it.each(['TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])(
    'leaves its owner free with %s',
    (line) => {
      expect(of('DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', line)).toEqual([]);
    },
  );
  it('of our own leaves its owner free, because its booking already takes the time', () => {
    const ours = [
      'BEGIN:VEVENT',
      'UID:WC7-K4TP-9H@Book.Example',
      'DTSTART:20261124T090000Z',
      'DURATION:PT1H',
      'END:VEVENT',
    ];
    expect(busy(calendar(...ours))).toEqual([]);
  });
  it('is left out if it is over, or too far ahead', () => {
    expect(of('DTSTART:20261122T090000Z', 'DURATION:PT1H')).toEqual([]);
    expect(of('DTSTART:20281122T090000Z', 'DURATION:PT1H')).toEqual([]);
  });
  it('is left out alone if it is broken', () => {
    const broken = event('DTSTART:not a time', 'DURATION:PT1H');
    const good = event('DTSTART:20261124T090000Z', 'DURATION:PT1H');
    expect(busy(calendar(...broken, ...good))).toEqual(['2026-11-24T09:00 2026-11-24T10:00']);
  });
  it('joins what touches it', () => {
    const first = event('DTSTART:20261124T090000Z', 'DURATION:PT1H');
    const second = event('DTSTART:20261124T100000Z', 'DURATION:PT1H');
    expect(busy(calendar(...second, ...first))).toEqual(['2026-11-24T09:00 2026-11-24T11:00']);
  });
});

describe('an event that repeats', () => {
  it('stays at its time on its own clock', () => {
    const zone = 'TZID=America/New_York';
    const times = [`DTSTART;${zone}:20270308T090000`, `DTEND;${zone}:20270308T100000`];
    expect(of(...times, 'RRULE:FREQ=WEEKLY;COUNT=2')).toEqual([
      '2027-03-08T14:00 2027-03-08T15:00',
      '2027-03-15T13:00 2027-03-15T14:00',
    ]);
  });
  it('ends at an instant, on its own clock', () => {
    const zone = 'TZID=Asia/Tokyo';
    const times = [`DTSTART;${zone}:20261124T080000`, `DTEND;${zone}:20261124T090000`];
    expect(of(...times, 'RRULE:FREQ=DAILY;UNTIL=20261124T230000Z')).toHaveLength(2);
  });
  it('ends with a day that it names', () => {
    const times = ['DTSTART:20261124T230000Z', 'DURATION:PT30M'];
    expect(of(...times, 'RRULE:FREQ=DAILY;UNTIL=20261125')).toHaveLength(2);
    expect(of('DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=WEEKLY;UNTIL=20261201T000000Z')).toHaveLength(2);
  });
  it('began long ago', () => {
    const zone = 'TZID=Europe/London';
    const times = [`DTSTART;${zone}:20050103T090000`, `DTEND;${zone}:20050103T093000`];
    expect(of(...times, 'RRULE:FREQ=DAILY')[0]).toBe('2026-11-23T09:00 2026-11-23T09:30');
  });
  it('leaves out what EXDATE names, in any zone', () => {
    const zone = 'TZID=America/New_York';
    const times = [`DTSTART;${zone}:20261124T090000`, `DTEND;${zone}:20261124T100000`];
    const except = ['EXDATE:20261125T140000Z', `EXDATE;${zone}:20261126T090000,20261127T090000`];
    expect(of(...times, 'RRULE:FREQ=DAILY;COUNT=5', ...except)).toEqual([
      '2026-11-24T14:00 2026-11-24T15:00',
      '2026-11-28T14:00 2026-11-28T15:00',
    ]);
  });
  it('adds what RDATE names, periods too', () => {
    const times = ['DTSTART:20261124T090000Z', 'DURATION:PT1H'];
    const more = ['RDATE:20261126T090000Z', 'RDATE;VALUE=PERIOD:20261127T090000Z/PT2H'];
    expect(of(...times, ...more)).toEqual([
      '2026-11-24T09:00 2026-11-24T10:00',
      '2026-11-26T09:00 2026-11-26T10:00',
      '2026-11-27T09:00 2026-11-27T11:00',
    ]);
  });
  it('is moved or cancelled on one day', () => {
    const series = event('DTSTART:20261124T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3');
    const moved = event('RECURRENCE-ID:20261125T090000Z', 'DTSTART:20261125T140000Z', 'DURATION:PT2H');
    const cancelled = event(
      'RECURRENCE-ID:20261126T090000Z',
      'DTSTART:20261126T090000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    expect(busy(calendar(...moved, ...series, ...cancelled))).toEqual([
      '2026-11-24T09:00 2026-11-24T10:00',
      '2026-11-25T14:00 2026-11-25T16:00',
    ]);
  });
  describe('that changes from one day on', () => {
    const weekly = ['DTSTART;TZID=Europe/London:20270302T090000', 'DTEND;TZID=Europe/London:20270302T100000'];
    const series = event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=6');
    const from = (day: string, ...lines: string[]) =>
      event(`RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:${day}`, ...lines);
    const first = ['2027-03-02T09:00 2027-03-02T10:00', '2027-03-09T09:00 2027-03-09T10:00'];

    it('is moved and longer on every later day, on its own clock over its change', () => {
      const later = from(
        '20270316T090000',
        'DTSTART;TZID=Europe/London:20270317T110000',
        'DTEND;TZID=Europe/London:20270317T130000',
      );
      expect(busy(calendar(...series, ...later))).toEqual([
        ...first,
        '2027-03-17T11:00 2027-03-17T13:00',
        '2027-03-24T11:00 2027-03-24T13:00',
        '2027-03-31T10:00 2027-03-31T12:00',
        '2027-04-07T10:00 2027-04-07T12:00',
      ]);
    });
    it('is cancelled from there on, and changed once more by what begins later', () => {
      const at = ['DTSTART;TZID=Europe/London:20270316T090000', 'DTEND;TZID=Europe/London:20270316T100000'];
      const cancelled = from('20270316T090000', ...at, 'STATUS:CANCELLED');
      expect(busy(calendar(...cancelled, ...series))).toEqual(first);
      const again = from(
        '20270406T090000',
        'DTSTART;TZID=Europe/London:20270406T150000',
        'DTEND;TZID=Europe/London:20270406T153000',
      );
      expect(busy(calendar(...again, ...cancelled, ...series))).toEqual([
        ...first,
        '2027-04-06T14:00 2027-04-06T14:30',
      ]);
    });
    it('keeps a day’s own exception', () => {
      const later = from(
        '20270316T090000',
        'DTSTART;TZID=Europe/London:20270316T110000',
        'DTEND;TZID=Europe/London:20270316T120000',
      );
      const alone = event(
        'RECURRENCE-ID;TZID=Europe/London:20270323T090000',
        'DTSTART:20270323T200000Z',
        'DURATION:PT1H',
      );
      expect(busy(calendar(...series, ...later, ...alone)).slice(2, 4)).toEqual([
        '2027-03-16T11:00 2027-03-16T12:00',
        '2027-03-23T20:00 2027-03-23T21:00',
      ]);
    });
    it('takes whole days', () => {
      const days = event('DTSTART;VALUE=DATE:20270322', 'RRULE:FREQ=WEEKLY;COUNT=3');
      const later = event(
        'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20270322',
        'DTSTART;VALUE=DATE:20270323',
        'DTEND;VALUE=DATE:20270325',
      );
      expect(busy(calendar(...days, ...later))).toEqual([
        '2027-03-23T00:00 2027-03-25T00:00',
        '2027-03-29T23:00 2027-03-31T23:00',
        '2027-04-05T23:00 2027-04-07T23:00',
      ]);
    });
  });
  it('takes whole days on the business’s clock', () => {
    expect(
      of('DTSTART;VALUE=DATE:20270321', 'DTEND;VALUE=DATE:20270322', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    ).toEqual([
      '2027-03-21T00:00 2027-03-22T00:00',
      '2027-03-28T00:00 2027-03-28T23:00',
      '2027-04-03T23:00 2027-04-04T23:00',
    ]);
  });
  it.each(['SECONDLY', 'MINUTELY', 'MINUTELY;BYHOUR=9', 'SECONDLY;BYDAY=TU,WE,TH,FR,SA,SU,MO'])(
    'more often than we can follow blocks its days in full, and is named: %s',
    (rule) => {
      const text = calendar(...event('DTSTART:20261124T090000Z', 'DURATION:PT1S', `RRULE:FREQ=${rule}`));
      expect(readBusyTimes(text, OPTIONS)).toEqual({
        times: [{ startsAt: Date.parse('2026-11-24T00:00Z'), endsAt: OPTIONS.to }],
        unread: { count: 1, first: [{ date: '2026-11-24' }] },
      });
    },
  );
  it('ends after a number of times, long ago or today', () => {
    const long = ['DTSTART:20100101T090000Z', 'DURATION:PT1S'];
    expect(of(...long, 'RRULE:FREQ=SECONDLY;COUNT=9999')).toEqual([]);
    expect(of(...long, 'RRULE:FREQ=DAILY;COUNT=6173')).toEqual([
      '2026-11-23T09:00 2026-11-23T09:00',
      '2026-11-24T09:00 2026-11-24T09:00',
      '2026-11-25T09:00 2026-11-25T09:00',
    ]);
  });
  it('has an end to its busy times: the shortest gaps furthest ahead are closed', () => {
    const text = calendar(...event('DTSTART:20261124T090000Z', 'DURATION:PT1M', 'RRULE:FREQ=HOURLY'));
    const { times } = readBusyTimes(text, OPTIONS);
    expect(times).toHaveLength(BUSY_TIMES_MAX);
    expect(times[1]).toEqual({
      startsAt: Date.parse('2026-11-24T10:00Z'),
      endsAt: Date.parse('2026-11-24T10:01Z'),
    });
    expect(times.at(-1)?.endsAt).toBeGreaterThan(OPTIONS.to - 3_600_000);
  });
  it('is too much if a calendar has more of it than any real one', () => {
    const hourly = event('DTSTART:20261124T090000Z', 'DURATION:PT1M', 'RRULE:FREQ=HOURLY');
    expect(() => busy(calendar(...Array.from({ length: 20 }, () => hourly).flat()))).toThrow('too_much');
  });
});

describe('a text', () => {
  it.each(['', 'hello', '<!doctype html><p>Log in</p>', 'BEGIN:VCARD\nEND:VCARD'])(
    'that is no calendar is refused: %s',
    (text) => {
      expect(() => busy(text)).toThrow('not_a_calendar');
    },
  );
  it('that stops halfway is refused', () => {
    const whole = calendar(...event('DTSTART:20261124T090000Z', 'DURATION:PT1H'));
    expect(() => busy(whole.slice(0, -20))).toThrow('not_a_calendar');
  });
  it('may be folded, begin with a byte order mark and have line ends of any kind', () => {
    const folded = calendar(
      ...event('DTSTART:202611\r\n 24T090000Z', 'DURA\r\n\tTION:PT1H', 'SUMMARY:A long\r\n  title'),
    );
    expect(busy(`\ufeff${folded.replaceAll('\r\n', '\n')}`)).toEqual(['2026-11-24T09:00 2026-11-24T10:00']);
  });
  it('may have alarms and properties that nobody knows', () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT10M', 'DURATION:PT5M', 'END:VALARM'];
    expect(of('X-NEW;A="b:c":DTEND', ...alarm, 'DTSTART:20261124T090000Z', 'DURATION:PT1H')).toEqual([
      '2026-11-24T09:00 2026-11-24T10:00',
    ]);
  });
});
