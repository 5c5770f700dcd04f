/** Reads calendars as people keep them: with parts that no standard knows, and all that can be read counts. */

import { describe, expect, it } from 'vitest';
import { readBusyTimes } from './busy-times.ts';

const OPTIONS = {
  timezone: 'Europe/London',
  from: Date.parse('2026-11-27T00:00Z'),
  to: Date.parse('2028-01-01T00:00Z'),
  ownHost: 'book.example',
  url: 'https://calendar.example/secret.ics',
};

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@elsewhere', ...lines, 'END:VEVENT'];
const short = (instant: number) => new Date(instant).toISOString().slice(5, 16);
const read = (text: string, options: Partial<typeof OPTIONS> = {}) => {
  const { times, unread } = readBusyTimes(text, { ...OPTIONS, ...options });
  return {
    busy: times.map(({ startsAt, endsAt }) => `${short(startsAt)} ${short(endsAt).slice(6)}`),
    unread,
  };
};
const of = (...lines: string[]) => read(calendar(...event(...lines))).busy;
const unreadOf = (...lines: string[]) => read(calendar(...event(...lines))).unread;

const TEN = '12-01T10:00 11:00';
const [START, END] = ['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'];
const DAY_1 = '12-01T00:00 00:00';

describe('a time', () => {
  it.each([
    ['DTSTART:20261201', 'DTEND:20261202'],
    ['DTSTART:2026-12-01', 'DTEND:2026-12-02'],
    ['DTSTART;VALUE=DATE:20261201T100000', 'DTEND;VALUE=DATE:20261202'],
    ['DTSTART;VALUE=date:20261201', 'DTEND;VALUE=date:20261201'],
    ['dtstart;value=DATE:20261201'],
    ['DTSTART:20261201', 'DURATION:P1D'],
    ['DTSTART:20261201', 'DTEND:20261130'],
  ])('that is a date takes the whole of it: %s', (...lines) => {
    expect(of(...lines)).toEqual([DAY_1]);
  });
  it.each([
    ['DTSTART:2026-12-01T10:00:00Z', 'DTEND:2026-12-01T11:00:00Z'],
    ['DTSTART:2026-12-01T10:00:00.000Z', 'DTEND:2026-12-01T12:00:00+01:00'],
    ['DTSTART:20261201T100000z', 'DTEND:20261201t110000z'],
    ['DTSTART:20261201T1000', 'DTEND:20261201T1100'],
    ['DTSTART: 20261201T100000 ', 'DTEND:20261201 110000'],
    ['DTSTART:20261201T100000', 'DURATION:pt1h'],
    ['DTSTART:20261201T100000', 'DURATION:PT60'],
    ['DTSTART:20261201T100000', 'DURATION:1H'],
    ['DTSTART:20261201T100000', 'DURATION:-PT1H'],
    ['DTSTART:20261201T100000', 'DURATION:'],
    ['DTSTART:20261201T100000', 'DTEND:'],
    ['DTSTART:20261201T100000', 'DTEND:later'],
    ['DTSTART:20261201T100000', 'DTEND:20261201T090000'],
    ['DTSTART:20261201T100000', 'DTEND:', 'DURATION:PT1H'],
    ['DTSTART:', 'DTEND:20261201T110000'],
    ['DTSTART;TZID="GMT+05:30":20261201T153000', 'DTEND;TZID=GMT+05:30:20261201T163000'],
    ['DTSTART;TZID=UTC-5:20261201T050000', 'DURATION:PT1H'],
    ['DTSTART;TZID=europe/paris:20261201T110000', 'DURATION:PT1H'],
    ['DTSTART;X="a;b:c";TZID=America/New_York:20261201T050000', 'DTEND:20261201T060000'],
  ])('in any of these forms is read: %s', (...lines) => {
    expect(of(...lines)).toEqual([TEN]);
  });
  it('at 24:00 is the next midnight', () => {
    expect(of('DTSTART:20261201T230000Z', 'DTEND:20261201T240000Z')).toEqual(['12-01T23:00 00:00']);
  });
  it('with hours ends with the date that its end names', () => {
    expect(of('DTSTART:20261201T100000Z', 'DTEND;VALUE=DATE:20261201')).toEqual(['12-01T10:00 00:00']);
  });
  it.each(['20260230T100000Z', '20261301', '20261201T250000Z', '00000000', 'TBD'])(
    'that doesn’t exist is named by its line, and hides nothing else: %s',
    (time) => {
      const text = calendar(
        'VERSION:2.0',
        ...event(`DTSTART:${time}`, 'SUMMARY:Secret'),
        ...event(START, END),
      );
      expect(read(text)).toEqual({ busy: [TEN], unread: { count: 1, first: [{ line: 3 }] } });
    },
  );
});

describe('a series', () => {
  const weekly = [START, END, 'RRULE:FREQ=WEEKLY;COUNT=3'];
  const [SECOND, THIRD] = ['12-08T10:00 11:00', '12-15T10:00 11:00'];

  it.each(['EXDATE;TZID=Europe/London:', 'EXDATE:,', 'EXDATE', 'RDATE:', 'EXRULE:', 'RDATE;VALUE=PERIOD:'])(
    'keeps its times with an empty %s',
    (line) => {
      expect(of(...weekly, line)).toEqual([TEN, SECOND, THIRD]);
      expect(unreadOf(...weekly, line)).toBeNull();
    },
  );
  it.each([
    'EXDATE:20261208T100000Z,',
    'EXDATE;VALUE=DATE:20261208',
    'EXDATE:20261208',
    'EXDATE;VALUE=DATE-TIME:,20261208T100000z',
    'EXDATE;TZID=Europe/Paris:20261208T110000',
    'exdate:2026-12-08T10:00:00Z',
    'EXRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20261209T000000Z\r\nEXDATE:nothing\r\nRDATE:20261201T100000Z',
  ])('leaves out the second time: %s', (line) => {
    expect(of(...weekly, line)).toContain(THIRD);
    if (!line.startsWith('EXRULE')) expect(of(...weekly, line)).toEqual([TEN, THIRD]);
  });
  it('of whole days leaves out the date of a time', () => {
    const days = ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261202T000000Z'];
    expect(of(...days)).toEqual([DAY_1, '12-03T00:00 00:00']);
  });
  it('names a part that can’t be read, and counts with the rest', () => {
    expect(of(...weekly, 'EXDATE:20261208T100000Z,soon')).toEqual([TEN, THIRD]);
    expect(unreadOf(...weekly, 'EXDATE:20261208T100000Z,soon')).toEqual({
      count: 1,
      first: [{ date: '2026-12-01' }],
    });
  });
  it('adds dates at its own time, and periods with their own length', () => {
    expect(of(START, END, 'RDATE;VALUE=DATE:20261208')).toEqual([TEN, SECOND]);
    const period = 'RDATE;VALUE=PERIOD:20261208T090000Z/20261208T120000Z,20261209T090000Z/PT30M';
    expect(of(START, END, period)).toEqual([TEN, '12-08T09:00 12:00', '12-09T09:00 10:00']);
  });
  it.each([
    'rrule:freq=weekly;count=3',
    'RRULE:FREQ=WEEKLY;COUNT=3;',
    'RRULE:FREQ=WEEKLY; COUNT=3',
    'RRULE:FREQ=WEEKLY;BYDAY=TU ;COUNT=3',
    'RRULE:FREQ=WEEKLY;INTERVAL=0;COUNT=3',
    'RRULE:FREQ=WEEKLY;BYDAY=XX;COUNT=3',
    'RRULE:FREQ=WEEKLY;BYDAY=2TU;COUNT=3',
    'RRULE:FREQ=WEEKLY;BYHOUR=;COUNT=3',
    'RRULE:FREQ=WEEKLY;UNTIL=20261215T100000z',
    'RRULE:FREQ=WEEKLY;UNTIL=20261215',
    'RRULE:FREQ=WEEKLY;UNTIL=2026-12-15',
    'RRULE:FREQ=WEEKLY;COUNT=3;UNTIL=20270101',
    'RRULE:FREQ=WEEKLY;COUNT=3;SKIP=OMIT',
    'RRULE;X-NEW=1:FREQ=WEEKLY;COUNT=3',
    'RRULE:FREQ=WEEKLY;COUN\r\n T=3',
    'RRULE:FREQ=WEEKLY;\r\nCOUNT=3',
  ])('is read by %s', (rule) => {
    expect(of(START, END, rule)).toEqual([TEN, SECOND, THIRD]);
  });
  it('takes place once by a rule that says nothing, and is named', () => {
    expect(of(START, END, 'RRULE:EVERY=WEEK')).toEqual([TEN]);
    expect(unreadOf(START, END, 'RRULE:EVERY=WEEK')).toEqual({ count: 1, first: [{ date: '2026-12-01' }] });
    expect(unreadOf('DTSTART:20200101T100000Z', 'RRULE:EVERY=WEEK')).toBeNull();
  });
  it('is moved on the date that its exception names', () => {
    const moved = (line: string) =>
      read(
        calendar(...event(...weekly), ...event(line, 'DTSTART:20261208T140000Z', 'DTEND:20261208T150000Z')),
      ).busy;
    for (const line of [
      'RECURRENCE-ID;VALUE=DATE:20261208',
      'RECURRENCE-ID:20261208',
      'RECURRENCE-ID:20261208T100000Z',
      'RECURRENCE-ID;TZID=Europe/Paris:20261208T110000',
    ])
      expect(moved(line)).toEqual([TEN, '12-08T14:00 15:00', THIRD]);
    expect(moved('RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261208')).toEqual([
      TEN,
      '12-08T14:00 15:00',
      '12-15T14:00 15:00',
    ]);
  });
  it('of the last of four dates, or of 29 February, takes place on no other', () => {
    const monthly = ['DTSTART:20261031T100000Z', 'DTEND:20261031T110000Z'];
    const rule = 'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1';
    expect(of(...monthly, rule).slice(0, 2)).toEqual(['11-30T10:00 11:00', '12-31T10:00 11:00']);
    expect(of('DTSTART;VALUE=DATE:20240229', 'DTEND;VALUE=DATE:20240301', 'RRULE:FREQ=YEARLY')).toEqual([]);
  });
  it('may have begun before any calendar', () => {
    const birthday = of('DTSTART;VALUE=DATE:16041201', 'RRULE:FREQ=YEARLY');
    expect(birthday).toEqual([DAY_1, DAY_1]);
    expect(of('DTSTART:99991201T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')).toEqual([]);
  });
  it('of an hourly entry since 2010 hides nothing', () => {
    const hourly = event('DTSTART:20100101T090000Z', 'DTEND:20100101T091000Z', 'RRULE:FREQ=HOURLY');
    const { times } = readBusyTimes(calendar(...hourly, ...event(START, END)), OPTIONS);
    const startsOn = times.map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16));
    for (const hour of ['09', '10', '12', '16']) expect(startsOn).toContain(`2026-12-01T${hour}:00`);
    expect(startsOn).not.toContain('2026-12-01T11:00');
  });
});

describe('an entry', () => {
  it('counts in its latest revision alone', () => {
    const later = ['DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'];
    const revised = [...event('SEQUENCE:1', ...later), ...event('SEQUENCE:0', START, END)];
    expect(read(calendar(...revised)).busy).toEqual(['12-01T15:00 16:00']);
    const cancelled = event('SEQUENCE:2', START, END, 'STATUS:CANCELLED');
    expect(read(calendar(...revised, ...cancelled)).busy).toEqual([]);
    const nameless = ['BEGIN:VEVENT', START, END, 'END:VEVENT', 'BEGIN:VEVENT', 'SEQUENCE:1', ...later];
    expect(read(calendar(...nameless, 'END:VEVENT')).busy).toEqual([TEN, '12-01T15:00 16:00']);
  });
  it.each([
    'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE',
    'x-microsoft-cdo-busystatus:free',
    'TRANSP:transparent',
    'STATUS:cancelled',
  ])('leaves its owner free with %s', (line) => {
    expect(of(START, END, line)).toEqual([]);
  });
  it.each([
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
    'TRANSP:OPAQUE',
    'STATUS:TENTATIVE',
    'STATUS:CONFIRMED\r\nSTATUS: cancelled last week',
  ])('takes its owner’s time with %s', (line) => {
    expect(of(START, END, line)).toEqual([TEN]);
  });
  it('that the calendar’s own address has declined leaves its owner free', () => {
    const invited = (attendee: string) => event(START, END, 'ORGANIZER:mailto:pat@other.example', attendee);
    const declined = 'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN=owner: x:MAILTO:Owner@Example.org';
    const named = (name: string, attendee = declined) =>
      read(calendar(`X-WR-CALNAME:${name}`, ...invited(attendee))).busy;
    expect(named('owner@example.org')).toEqual([]);
    expect(named('Olive (owner@example.org)')).toEqual([]);
    expect(named('somebody@example.org')).toEqual([TEN]);
    expect(named('owner@example.org', declined.replace('DECLINED', 'ACCEPTED'))).toEqual([TEN]);
    const url = 'https://calendar.example/ical/owner%40example.org/private-1/basic.ics';
    expect(read(calendar(...invited(declined)), { url }).busy).toEqual([]);
  });
  it('may be free or busy time alone', () => {
    const freeBusy = [
      'BEGIN:VFREEBUSY',
      'DTSTART:20261101T000000Z',
      'DTEND:20270101T000000Z',
      'FREEBUSY;FBTYPE=BUSY:20261201T100000Z/20261201T110000Z',
      'FREEBUSY;FBTYPE=FREE:20261201T120000Z/PT1H',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261202T100000Z/PT1H,20261203T100000Z/PT1H,',
      'FREEBUSY:20261204T100000Z/soon',
      'END:VFREEBUSY',
    ];
    expect(read(calendar(...freeBusy))).toEqual({
      busy: [TEN, '12-02T10:00 11:00', '12-03T10:00 11:00'],
      unread: { count: 1, first: [{ line: 2 }] },
    });
  });
  it('without its end, with an alarm or a task around it, is read', () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT10M', 'DURATION:PT5M'];
    const later = ['DTSTART:20261201T150000Z', 'DURATION:PT1H'];
    const todo = ['BEGIN:VTODO', 'DTSTART:20261201T170000Z', 'DURATION:PT1H', 'END:VTODO'];
    const open = ['BEGIN:VEVENT', ...alarm, START, END, 'BEGIN:VEVENT', ...later, ...alarm];
    expect(read(calendar(...open, ...todo)).busy).toEqual([TEN, '12-01T15:00 16:00']);
  });
  it.each(['Begin: 10am, end: 11am', 'END: of the day', 'Begin:visit', 'and more', 'Dtstart: soon'])(
    'keeps its time where a text was badly folded: %s',
    (line) => {
      const { busy } = read(calendar(...event('DESCRIPTION:Site visit', line, START, END, 'SUMMARY:Visit')));
      expect(busy).toEqual([TEN]);
    },
  );
  it('is read whatever ends its lines, and however long they are', () => {
    const text = calendar(...event(`DESCRIPTION:${'x'.repeat(500_000)}`, START, END));
    for (const end of ['\r', '\n', '\r\r\n', '\n\r\n'])
      expect(read(text.replaceAll('\r\n', end)).busy).toEqual([TEN]);
    expect(read(`\ufeff\n${text.replace('\r\n', '\r')}`).busy).toEqual([TEN]);
  });
});

describe('a zone', () => {
  const zone = (tzid: string, ...more: string[]) => [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    ...more,
    'BEGIN:STANDARD',
    'DTSTART:19961027T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:19960331T010000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const inZone = (tzid: string, date: string) =>
    event(`DTSTART;TZID=${tzid}:${date}T100000`, `DTEND;TZID=${tzid}:${date}T110000`);
  const options = { timezone: 'Asia/Tokyo' };

  it.each(['GMT', 'UTC', 'Our own'])('that the calendar defines counts as it does: %s', (tzid) => {
    const busy = (date: string) => read(calendar(...zone(tzid), ...inZone(tzid, date)), options).busy;
    expect(busy('20270601')).toEqual(['06-01T09:00 10:00']);
    expect(busy('20270328')).toEqual(['03-28T09:00 10:00']);
    expect(busy('20271031')).toEqual(['10-31T10:00 11:00']);
    expect(busy('20271030')).toEqual(['10-30T09:00 10:00']);
  });
  it('with the name of a place is that of the place', () => {
    expect(
      read(calendar(...zone('America/New_York'), ...inZone('America/New_York', '20261201'))).busy,
    ).toEqual(['12-01T15:00 16:00']);
    const located = zone('Own', 'X-LIC-LOCATION:America/New_York');
    expect(read(calendar(...located, ...inZone('Own', '20261201'))).busy).toEqual(['12-01T15:00 16:00']);
  });
  it('of the calendar counts for times without one', () => {
    const times = event('DTSTART:20261201T050000', 'DTEND:20261201T060000');
    const busy = (...lines: string[]) => read(calendar(...lines, ...times)).busy;
    expect(busy('X-WR-TIMEZONE:America/New_York')).toEqual([TEN]);
    expect(busy('X-WR-TIMEZONE:Eastern Standard Time')).toEqual([TEN]);
    expect(busy('X-LIC-LOCATION:America/New_York')).toEqual([TEN]);
    expect(busy('X-WR-TIMEZONE:Nowhere')).toEqual(['12-01T05:00 06:00']);
  });
});
