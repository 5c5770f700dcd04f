import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyLines } from '@daybook/schema/rules/clean-text';
import { calendarInvite, type CalendarMethod, type Invitation } from './icalendar.ts';

const invitation: Invitation = {
  uid: 'WC7-K4TP-9H@daybook.example',
  sequence: 2,
  startsAt: Date.parse('2026-11-24T10:30Z'),
  endsAt: Date.parse('2026-11-24T11:15Z'),
  stamp: Date.parse('2026-11-20T08:00Z'),
  summary: 'Cut, colour; finish at Willow & Co',
  location: 'The Blue Room, 3 Mill Lane',
  description: 'Reference: WC7-K4TP-9H\nPlease note: dry hair; no oil',
  organizer: { name: 'Willow & Co', email: 'hello@willow.example' },
  attendee: { name: 'Ruth Ellis', email: 'ruth@example.com' },
};

interface Property {
  parameters: string;
  value: string;
}

/** Reads an iCalendar text as the standard says: unfolds, splits, undoes the escapes (RFC 5545, 3.3.11). */
function read(file: string): { properties: Map<string, Property>; names: string[] } {
  expect(file.endsWith('\r\n')).toBe(true);
  const folded = file.slice(0, -2).split('\r\n');
  for (const line of folded) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Cc}/u);
  }
  const properties = new Map<string, Property>();
  const names: string[] = [];
  for (const line of folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const parts = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line);
    if (!parts) throw new Error(`not a content line: ${line}`);
    const [, name = '', parameters = '', raw = ''] = parts;
    const value = raw.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
    names.push(name);
    properties.set(name, { parameters, value });
  }
  return { properties, names };
}

const valuesOf = (file: string) =>
  Object.fromEntries([...read(file).properties].map(([name, { value }]) => [name, value]));

describe('an invitation', () => {
  it('tells time in UTC, what, where, who, and how new it is', () => {
    expect(valuesOf(calendarInvite(invitation, 'REQUEST'))).toMatchObject({
      METHOD: 'REQUEST',
      UID: 'WC7-K4TP-9H@daybook.example',
      SEQUENCE: '2',
      DTSTAMP: '20261120T080000Z',
      DTSTART: '20261124T103000Z',
      DTEND: '20261124T111500Z',
      SUMMARY: 'Cut, colour; finish at Willow & Co',
      LOCATION: 'The Blue Room, 3 Mill Lane',
      DESCRIPTION: 'Reference: WC7-K4TP-9H\nPlease note: dry hair; no oil',
      STATUS: 'CONFIRMED',
      ORGANIZER: 'mailto:hello@willow.example',
      ATTENDEE: 'MAILTO:ruth@example.com',
    });
  });

  it('writes addresses as links, so that no part of one is read as something else', () => {
    const attendee = { name: 'Ruth Ellis', email: 'a%b?c&d=e/f#g+h@example.com' };
    expect(valuesOf(calendarInvite({ ...invitation, attendee }, 'REQUEST')).ATTENDEE).toBe(
      'MAILTO:a%25b%3Fc%26d%3De%2Ff%23g+h@example.com',
    );
  });

  it('is taken back with the same UID', () => {
    const cancelled = valuesOf(calendarInvite({ ...invitation, sequence: 3 }, 'CANCEL'));
    expect(cancelled).toMatchObject({
      METHOD: 'CANCEL',
      STATUS: 'CANCELLED',
      UID: invitation.uid,
      SEQUENCE: '3',
    });
  });

  it('names no attendee when it is only published', () => {
    const published = valuesOf(calendarInvite(invitation, 'PUBLISH'));
    expect(published).toMatchObject({ METHOD: 'PUBLISH', ORGANIZER: 'mailto:hello@willow.example' });
    expect(published).not.toHaveProperty('ATTENDEE');
  });

  it('has no place where none is known', () => {
    expect(valuesOf(calendarInvite({ ...invitation, location: '' }, 'REQUEST'))).not.toHaveProperty(
      'LOCATION',
    );
  });

  it('is refused for a time that is not a valid date', () => {
    expect(() => calendarInvite({ ...invitation, startsAt: NaN }, 'REQUEST')).toThrow('no valid time');
  });

  it('stays one well-formed entry whatever people write', () => {
    const nasty = fc.string({
      unit: fc.oneof(
        {
          weight: 3,
          arbitrary: fc.constantFrom('\r', '\n', '"', ';', ':', ',', '\\', '\t', '\0', 'END:VEVENT', ' '),
        },
        { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
      ),
    });
    const method = fc.constantFrom<CalendarMethod>('REQUEST', 'CANCEL', 'PUBLISH');
    const plain = read(calendarInvite(invitation, 'REQUEST')).names;
    fc.assert(
      fc.property(nasty, nasty, nasty, nasty, method, (summary, location, description, name, method) => {
        const file = calendarInvite(
          {
            ...invitation,
            summary,
            location: `x${location}`,
            description: `x${description}`,
            organizer: { ...invitation.organizer, name },
            attendee: { ...invitation.attendee, name },
          },
          method,
        );
        const { names, properties } = read(file);
        expect(names).toEqual(method === 'PUBLISH' ? plain.filter((name) => name !== 'ATTENDEE') : plain);
        expect(properties.get('DESCRIPTION')?.value).toBe(manyLines(`x${description}`));
      }),
    );
  });

  it('shows no invisible sign, and none that turns the direction of a text', () => {
    const nasty = 'Cut\u202E\u200B\u2066';
    const person = { name: nasty, email: 'ruth@example.com' };
    const texts = { summary: nasty, location: nasty, description: nasty };
    const file = calendarInvite({ ...invitation, ...texts, organizer: person, attendee: person }, 'REQUEST');
    expect(file).not.toMatch(/\p{DI}/u);
    expect(valuesOf(file)).toMatchObject({ SUMMARY: 'Cut', LOCATION: 'Cut', DESCRIPTION: 'Cut' });
  });
});
