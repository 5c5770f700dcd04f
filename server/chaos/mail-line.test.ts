import { afterEach, expect, it } from 'vitest';
import { createSmtpTransport } from '../src/emails/transport.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';

let post: PostOffice;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function sender() {
  post = await openPostOffice();
  closing.push(() => post.close());
  const transport = createSmtpTransport({ url: post.url, from: 'Daybook <no-reply@daybook.example>' });
  closing.push(() => transport.close());
  const email = {
    subject: 'Booked',
    html: '<p>Booked</p>',
    text: 'Booked '.repeat(200),
    replyTo: { name: 'W', email: 'w@w.example' },
  };
  return (id: string, to = 'customer-1@chaos.example') =>
    transport.send({ email, to, messageId: id }).then(
      () => 'sent',
      () => 'failed',
    );
}
const arrived = () => post.imports.map(({ messageId, to }) => `${messageId} to ${to}`);

it('notes what arrives', async () => {
  const send = await sender();
  expect(await send('1.1@localhost')).toBe('sent');
  expect(arrived()).toEqual(['1.1@localhost to customer-1@chaos.example']);
  expect(post.cuts.size).toBe(0);
});

it('cuts within a letter, which then has not arrived, and after it, which then has', async () => {
  const send = await sender();
  await post.setMood('cut within');
  expect(await send('1.1@localhost')).toBe('failed');
  expect(arrived()).toEqual([]);
  await post.setMood('cut after');
  expect(await send('1.2@localhost')).toBe('failed');
  expect(arrived()).toEqual(['1.2@localhost to customer-1@chaos.example']);
  expect(post.cuts.get('1.2@localhost')).toBe(1);
});

it('is away, and back at the same address', async () => {
  const send = await sender();
  await post.setMood('away');
  expect(await send('1.1@localhost')).toBe('failed');
  await post.setMood('well');
  expect(await send('1.1@localhost')).toBe('sent');
});

it('puts off, and refuses for good only whom it says it does', async () => {
  const send = await sender();
  for (const mood of ['puts recipients off', 'puts letters off'] as const) {
    await post.setMood(mood);
    expect(await send('1.1@localhost')).toBe('failed');
    expect(post.isRefused('customer-1@chaos.example')).toBe(false);
  }
  await post.setMood('refuses recipients');
  expect(await send('1.1@localhost')).toBe('sent');
  expect(await send('1.2@localhost', 'customer-2@chaos.example')).toBe('failed');
  expect(post.isRefused('customer-2@chaos.example')).toBe(true);
  await post.setMood('refuses everything');
  expect(await send('1.3@localhost')).toBe('failed');
  expect(post.isRefused('customer-1@chaos.example')).toBe(true);
});
