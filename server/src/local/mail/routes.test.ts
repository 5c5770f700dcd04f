import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TroubledEmail } from '../../emails/outbox-store.ts';
import { openMailbox } from './mailbox.ts';
import { createMailboxRoutes } from './routes.tsx';

const START = Date.parse('2026-11-20T08:00Z');
const PATH = `/dev/mail/${START}-1.1`;
let folder: string;
let app: Hono;
let troubled: TroubledEmail[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-mailbox-'));
  troubled = [];
  const mailbox = await openMailbox(join(folder, 'mailbox.jsonl'), () => START);
  const email = {
    subject: 'For <b>Ruth</b>',
    html: '<html><head><title>x</title></head><body>Café</body></html>',
    text: 'Café',
    replyTo: { name: 'Willow', email: 'hello@willow.example' },
    calendar: { method: 'REQUEST' as const, content: 'BEGIN:VCALENDAR\r\n' },
  };
  await mailbox.send({ email, to: 'ruth@example.com', messageId: '1.1@daybook.example' });
  app = createMailboxRoutes({ mailbox, listTroubled: async () => troubled });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lists the mails as JSON, all or of one recipient', async () => {
  const list = async (path: string): Promise<unknown> => (await app.request(path)).json();
  const mail: unknown = expect.objectContaining({
    to: 'ruth@example.com',
    subject: 'For <b>Ruth</b>',
    text: 'Café',
  });
  expect(await list('/dev/mail.json')).toEqual([mail]);
  expect(await list('/dev/mail.json?to=ruth@example.com')).toEqual([mail]);
  expect(await list('/dev/mail.json?to=ada@example.com')).toEqual([]);
});

it('lists them on a page that allows nothing inline and escapes what people write', async () => {
  const answer = await app.request('/dev/mail');
  const page = await answer.text();
  expect(page).toContain(`<a href="${PATH}">For &lt;b&gt;Ruth&lt;/b&gt;</a>`);
  expect(page).not.toMatch(/style=|<style|<script/);
  expect(answer.headers.get('Content-Security-Policy')).toContain("style-src 'self'");
});

it('says at the top which mails were not sent, and why', async () => {
  const email = { id: 1, kind: 'booking_confirmed', recipient: 'ada@example.com', attempts: 3, dueAt: START };
  troubled = [
    { ...email, status: 'queued', lastError: 'ENOSPC: no space left' },
    { ...email, status: 'failed', lastError: 'the facts are not valid' },
  ];
  const page = await (await app.request('/dev/mail')).text();
  expect(page).toContain('ENOSPC: no space left (attempt 3, next at 2026-11-20 08:00:00 UTC)');
  expect(page).toContain('the facts are not valid (given up after 3 attempts)');
});

it('shows one mail with its text, its HTML in a sandbox and its attachment', async () => {
  const page = await (await app.request(PATH)).text();
  expect(page).toContain(`<iframe src="${PATH}/html"`);
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).toContain('<pre tabindex="0">Café</pre>');
  const html = await app.request(`${PATH}/html`);
  expect(await html.text()).toContain('<base target="_blank"><title>x</title>');
  expect(html.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*img-src 'self'.*sandbox/);
  expect(html.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  const file = await app.request(`${PATH}/attachments/0`);
  expect(await file.text()).toBe('BEGIN:VCALENDAR\r\n');
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="invite.ics"');
});

it.each(['/dev/mail/none', '/dev/mail/none/html', `${PATH}/attachments/1`, `${PATH}/attachments/x`])(
  'answers 404 at %s',
  async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Email not found');
  },
);
