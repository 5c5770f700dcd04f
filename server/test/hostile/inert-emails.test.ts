/** Whatever the facts of an email contain, for every kind, they are only text in each of its parts. */

import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Email } from '../../src/emails/email.ts';
import { messageOf } from '../../src/emails/transport.ts';
import { EXAMPLE_EMAIL_KINDS, exampleEmail, examplePayload } from '../../src/example-emails.ts';
import { readSettings } from '../../src/settings.ts';
import { withValue, type Path } from '../places-in-bodies.ts';
import { calendarSkeleton, htmlSkeleton } from './skeleton.ts';

const context = {
  supportEmail: 'support@daybook.example',
  publicUrl: 'https://book.example',
  pricing: 'setup_fee' as const,
  operator: readSettings({}).operator,
  clock: () => Date.parse('2026-11-20T09:00:00Z'),
  log: pino({ level: 'silent' }),
};

const HOSTILE =
  '"><img src=x onerror=alert(1)></p></title><a href="javascript:x">' +
  '\r\nBcc: all@evil.example\r\nATTENDEE;X="\u202E\u2066\u0000\u0007\uD800:mailto:evil@evil.example';
const PLAIN = 'Some words of mine, and a few more of them, up to here\r\nof two lines\r\nand of three lines';

/** Characters that change the direction of text, or break a line where none ends. */
const UNSEEN = /\p{Bidi_C}|\p{Cs}|[^\P{Cc}\r\n]/u;

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    textsIn(member, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Resolves to null if the facts are refused, because then there is no email. */
async function emailWith(kind: string, facts: unknown, path: Path, text: string): Promise<Email | null> {
  const people = { attendeeEmail: 'ada@example.com', businessEmail: 'desk@salon.example' };
  return exampleEmail(context, kind, people, JSON.stringify(withValue(facts, path, text))).catch(() => null);
}

describe.each(EXAMPLE_EMAIL_KINDS)('$kind', ({ kind }) => {
  it('is built the same, whatever its texts say', async () => {
    const facts: unknown = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(examplePayload(context, kind) ?? '{}'));
    let compared = 0;
    for (const path of textsIn(facts)) {
      const [hostile, plain] = [
        await emailWith(kind, facts, path, HOSTILE),
        await emailWith(kind, facts, path, PLAIN),
      ];
      // A date, a kind or an address is refused.
      if (!hostile || !plain) continue;
      compared += 1;
      expect(htmlSkeleton(hostile.html), path.join('.')).toEqual(htmlSkeleton(plain.html));
      expect(hostile.html).not.toMatch(/<img|="?javascript:/i);
      expect(calendarSkeleton(hostile.calendar?.content ?? '')).toEqual(
        calendarSkeleton(plain.calendar?.content ?? ''),
      );
      const message = messageOf(
        { email: hostile, to: 'ada@example.com', messageId: 'a@b' },
        'Daybook <a@b.example>',
      );
      const names = z.looseObject({ name: z.string() });
      const lines = [
        message.subject,
        names.parse(message.replyTo).name,
        names.safeParse(message.from).data?.name,
      ];
      for (const line of lines) expect(line ?? '').not.toMatch(/[\r\n]/);
      for (const part of [...lines, hostile.text, hostile.html, hostile.calendar?.content])
        expect(part ?? '').not.toMatch(UNSEEN);
    }
    expect(compared).toBeGreaterThan(0);
  });
});
