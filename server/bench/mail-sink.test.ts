import { afterEach, expect, it } from 'vitest';
import { createSmtpTransport } from '../src/emails/transport.ts';
import { startMailSink, type MailSink } from './mail-sink.ts';

let sink: MailSink;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function sender() {
  sink = await startMailSink({ keepsDeliveries: true });
  closing.push(() => sink.stop());
  const url = `smtp://127.0.0.1:${sink.port}`;
  const transport = createSmtpTransport({ url, from: 'Daybook <no-reply@daybook.example>' });
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
const delivered = () => sink.deliveries.map(({ messageId, to }) => `${messageId} to ${to}`);

it('records what arrives', async () => {
  const send = await sender();
  expect(await send('1.1@localhost')).toBe('sent');
  expect(delivered()).toEqual(['1.1@localhost to customer-1@chaos.example']);
  expect(sink.cuts.size).toBe(0);
});

it('breaks off within an email, which then has not arrived, and after it, which then has', async () => {
  const send = await sender();
  await sink.setMood('breaks off within');
  expect(await send('1.1@localhost')).toBe('failed');
  expect(delivered()).toEqual([]);
  await sink.setMood('breaks off after');
  expect(await send('1.2@localhost')).toBe('failed');
  expect(delivered()).toEqual(['1.2@localhost to customer-1@chaos.example']);
  expect(sink.cuts.get('1.2@localhost')).toBe(1);
});

it('is down, and back at the same address', async () => {
  const send = await sender();
  await sink.setMood('down');
  expect(await send('1.1@localhost')).toBe('failed');
  await sink.setMood('well');
  expect(await send('1.1@localhost')).toBe('sent');
});

it('defers, and refuses for good only those it says it does', async () => {
  const send = await sender();
  for (const mood of ['defers recipients', 'defers emails'] as const) {
    await sink.setMood(mood);
    expect(await send('1.1@localhost')).toBe('failed');
    expect(sink.isRefused('customer-1@chaos.example')).toBe(false);
  }
  await sink.setMood('refuses recipients');
  expect(await send('1.1@localhost')).toBe('sent');
  expect(await send('1.2@localhost', 'customer-2@chaos.example')).toBe('failed');
  expect(sink.isRefused('customer-2@chaos.example')).toBe(true);
  await sink.setMood('refuses everything');
  expect(await send('1.3@localhost')).toBe('failed');
  expect(sink.isRefused('customer-1@chaos.example')).toBe(true);
});
