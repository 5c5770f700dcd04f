import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Email } from '../../emails/email.ts';
import { MAILS_KEPT, openMailbox } from './mailbox.ts';

const START = Date.parse('2026-11-20T08:00Z');
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-mailbox-'));
  file = join(folder, 'mails', 'mailbox.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const email: Email = {
  subject: 'Booking confirmed',
  html: '<p>Café</p>',
  text: 'Café\nline',
  replyTo: { name: 'Willow', email: 'hello@willow.example' },
  calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\n' },
};

function open(time = START) {
  let now = time;
  return openMailbox(file, () => now++);
}

it('keeps every mail with its attachment, newest first, also over a restart', async () => {
  const mailbox = await open();
  await mailbox.send({ email, to: 'ruth@example.com', messageId: '1.1@daybook.example' });
  const { calendar: _, ...plain } = email;
  await mailbox.send({
    email: { ...plain, subject: 'New' },
    to: 'hello@willow.example',
    messageId: '1.2@x',
  });
  const restarted = await open(START + 1000);
  expect(await restarted.list()).toEqual([
    expect.objectContaining({ subject: 'New', to: 'hello@willow.example', attachments: [] }),
    {
      id: `${START}-1.1`,
      at: '2026-11-20T08:00:00.000Z',
      to: 'ruth@example.com',
      reply_to: 'hello@willow.example',
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: 'Booking confirmed',
      text: 'Café\nline',
      html: '<p>Café</p>',
      attachments: [
        {
          filename: 'invite.ics',
          contentType: 'text/calendar; charset=utf-8; method=REQUEST',
          content: 'BEGIN:VCALENDAR\r\n',
        },
      ],
    },
  ]);
  expect(await restarted.find(`${START}-1.1`)).toMatchObject({ to: 'ruth@example.com' });
  expect(await restarted.find('none')).toBeNull();
});

it("shows one recipient's mails alone, however the address is written", async () => {
  const mailbox = await open();
  await mailbox.send({ email, to: 'ruth@example.com', messageId: '1.1@x' });
  await mailbox.send({ email, to: 'ada@example.com', messageId: '1.2@x' });
  expect((await mailbox.list('Ruth@Example.com')).map(({ to }) => to)).toEqual(['ruth@example.com']);
});

it('skips a line that was cut short when the process was killed', async () => {
  const mailbox = await open();
  await mailbox.send({ email, to: 'ruth@example.com', messageId: '1.1@x' });
  appendFileSync(file, '{"id":"cut sho');
  const restarted = await open(START + 1000);
  await restarted.send({ email, to: 'ada@example.com', messageId: '1.2@x' });
  expect((await restarted.list()).map(({ to }) => to)).toEqual(['ada@example.com', 'ruth@example.com']);
});

it('keeps only the last mails', async () => {
  const mailbox = await open();
  await mailbox.send({ email, to: 'first@example.com', messageId: '1.1@x' });
  const line = readFileSync(file, 'utf8');
  writeFileSync(file, line + line.replace('first@', 'second@').repeat(MAILS_KEPT));
  const restarted = await open();
  expect(await restarted.list()).toHaveLength(MAILS_KEPT);
  expect(await restarted.list('first@example.com')).toEqual([]);
});
