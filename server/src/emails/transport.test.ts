import { afterEach, describe, expect, it } from 'vitest';
import {
  smtpReply,
  startMailServer,
  type MailServer,
  type MailServerOptions,
} from '../../test/mail-server.ts';
import type { Email } from './email.ts';
import { calendarInvite } from './icalendar.ts';
import { boundedMessage, createSmtpTransport, MailError, type MailTransport } from './transport.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function mailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  cleanUps.push(() => server.close());
  return server;
}

function transport(url: string, deadline?: number): MailTransport {
  const from = 'Daybook <no-reply@daybook.example>';
  const made = createSmtpTransport({ url, from, ...(deadline ? { deadline } : {}) });
  cleanUps.push(() => made.close());
  return made;
}

const email: Email = {
  subject: 'Booking confirmed: Café, £38.50',
  html: '<h1>Café</h1>',
  text: 'Café',
  replyTo: { name: 'Willow & Co', email: 'hello@willow.example' },
};
const to = 'ruth@example.com';
const messageId = '1.2@daybook.example';

async function errorOf(sending: Promise<void>): Promise<MailError> {
  const error: unknown = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MailError)) throw new Error(`not a MailError: ${String(error)}`);
  return error;
}

describe('an email over SMTP', () => {
  it('contains the one-click unsubscribe header only if there is something to unsubscribe from', async () => {
    const server = await mailServer();
    const unsubscribeUrl = `https://book.example/api/newsletter/unsubscribe?token=12.${'x'.repeat(43)}`;
    const smtp = transport(server.url);
    await smtp.send({ email: { ...email, unsubscribeUrl }, to, messageId });
    await smtp.send({ email, to, messageId });
    const headers = server.received.map(({ mail }) =>
      mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    );
    expect(headers).toEqual([
      [
        ['list-unsubscribe', `<${unsubscribeUrl}>`],
        ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
      ],
      [],
    ]);
  });

  it('arrives with text, HTML, the reply address, and the header of automatic emails', async () => {
    const server = await mailServer();
    await transport(server.url).send({ email, to, messageId });
    const { mail } = server.received[0] ?? {};
    expect(mail).toMatchObject({
      from: { name: 'Daybook', address: 'no-reply@daybook.example' },
      to: [{ address: to }],
      replyTo: [{ name: 'Willow & Co', address: 'hello@willow.example' }],
      subject: 'Booking confirmed: Café, £38.50',
      messageId: '<1.2@daybook.example>',
      attachments: [],
    });
    expect(mail?.text?.trim()).toBe('Café');
    expect(mail?.html?.trim()).toBe('<h1>Café</h1>');
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('carries its calendar file as an alternative that mail programs act on, and as invite.ics', async () => {
    const server = await mailServer();
    const content = calendarInvite(
      {
        uid: 'WC7-K4TP-9H@daybook.example',
        sequence: 1,
        startsAt: 0,
        endsAt: 60_000,
        stamp: 0,
        summary: 'Café',
        location: '',
        description: 'x'.repeat(200),
        organizer: { name: 'Willow', email: 'hello@willow.example' },
        attendee: { name: 'Ruth', email: to },
      },
      'CANCEL',
    );
    await transport(server.url).send({
      email: { ...email, calendar: { method: 'CANCEL', content } },
      to,
      messageId,
    });
    const { mail, raw } = server.received[0] ?? {};
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
    const files = mail?.attachments ?? [];
    const texts = files.map((file) =>
      typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content),
    );
    // The parser changes line breaks; the attachment's bytes are checked below.
    expect(texts.map((text) => text.replace(/\r?\n/g, '\r\n'))).toEqual([content, content]);
    expect(files.map(({ filename }) => filename)).toEqual([null, 'invite.ics']);
    const [, base64 = ''] =
      /filename=invite\.ics\s+Content-Transfer-Encoding: base64\s+([\w+/=\s]+)/.exec(raw ?? '') ?? [];
    expect(Buffer.from(base64, 'base64').toString()).toBe(content);
  });

  it('carries a text file, alone and with its calendar file', async () => {
    const server = await mailServer();
    const smtp = transport(server.url);
    const attachment = { filename: 'daybook-terms.txt', content: 'The terms: £49, ‘paid once’.\n' };
    const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } as const;
    await smtp.send({ email: { ...email, attachment }, to, messageId });
    await smtp.send({ email: { ...email, attachment, calendar }, to, messageId });
    const names = server.received.map(({ mail }) => mail.attachments.map(({ filename }) => filename));
    expect(names).toEqual([['daybook-terms.txt'], [null, 'daybook-terms.txt', 'invite.ics']]);
    const file = server.received[0]?.mail.attachments[0];
    expect(file?.mimeType).toBe('text/plain');
    const content = file?.content ?? '';
    expect(typeof content === 'string' ? content : new TextDecoder().decode(content)).toBe(
      attachment.content,
    );
    expect(server.received.map(({ mail }) => mail.text?.trim())).toEqual(['Café', 'Café']);
  });

  it('arrives word for word, whatever its lines look like', async () => {
    const server = await mailServer();
    const boundary = '--=_00000000-0000-4000-8000-000000000000--';
    const lines = [
      '.',
      '..',
      boundary,
      'a=3D b=',
      'space at the end ',
      '\ttab\t',
      `${'é🎉'.repeat(400)}.`,
      '.',
      'end',
    ];
    const text = lines.join('\n');
    await transport(server.url).send({ email: { ...email, text, html: text }, to, messageId });
    const { mail } = server.received[0] ?? {};
    expect([mail?.text?.trimEnd(), mail?.html?.trimEnd()]).toEqual([text, text]);
  });

  it('lets nobody write headers of their own', async () => {
    const server = await mailServer();
    const nasty = 'Ruth\r\nBcc: all@example.com\r\n\r\nbody';
    const hostile = { ...email, subject: nasty, replyTo: { name: nasty, email: 'hello@willow.example' } };
    await transport(server.url).send({ email: hostile, to, messageId });
    const { mail, to: recipients } = server.received[0] ?? {};
    expect(recipients).toEqual([to]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.text?.trim()).toBe('Café');
    expect(mail?.replyTo).toHaveLength(1);
  });

  it('comes from the name that the email gives, at our own address', async () => {
    const server = await mailServer();
    const emails = transport(server.url);
    for (const senderName of ['Willow & Co via Daybook', 'Bank <bank@example.com>\r\n'])
      await emails.send({ email: { ...email, senderName }, to, messageId });
    const address = 'no-reply@daybook.example';
    expect(server.received.map(({ mail }) => mail.from)).toEqual([
      { name: 'Willow & Co via Daybook', address },
      { name: 'Bank <bank@example.com>', address },
    ]);
  });

  it.each([
    ['holds controls', 'Ruth\r\n\tEllis\u0000\u2028!', 'Ruth Ellis !'],
    ['turns the direction', '\u202Egro.knab\u2066 Ruth', 'gro.knab Ruth'],
    ['is not what it looks like', 'Ru\u200Bth\uFEFF', 'Ruth'],
    ['holds an address', 'Bank <bank@example.com>, "all"', 'Bank <bank@example.com>, "all"'],
    ['has no end', `Ruth ${'of Leeds '.repeat(40)}`, `Ruth ${'of Leeds '.repeat(14)}of…`],
  ])(
    'writes subject and the name to answer in one line of what is seen, where that %s',
    async (_, nasty, seen) => {
      const server = await mailServer();
      const hostile = { ...email, subject: nasty, replyTo: { name: nasty, email: 'hello@willow.example' } };
      await transport(server.url).send({ email: hostile, to, messageId });
      const { mail } = server.received[0] ?? {};
      expect(mail?.subject).toBe(seen);
      expect(mail?.replyTo).toEqual([{ name: seen, address: 'hello@willow.example' }]);
    },
  );

  it('goes to one recipient, whatever the address looks like', async () => {
    const server = await mailServer();
    await transport(server.url)
      .send({ email, to: 'ruth@example.com, all@example.com', messageId })
      .catch(() => undefined);
    expect(server.received.flatMap((received) => received.to)).not.toContain('all@example.com');
  });
});

describe('an email that does not go', () => {
  it('is tried later when nothing listens there', async () => {
    const gone = await startMailServer();
    await gone.close();
    const error = await errorOf(transport(gone.url).send({ email, to, messageId }));
    expect(error).toMatchObject({ isRefused: false, reason: 'ESOCKET' });
  });

  it.each([
    [550, 'mailbox unavailable', true],
    [550, '5.1.1 <ruth@example.com>: User unknown in relay recipient table', true],
    [553, '5.1.3 Bad address syntax', true],
    [554, '5.7.1 <login@relay.example>: Recipient address rejected', true],
    [450, 'mailbox busy', false],
    [452, '4.2.2 mailbox full', false],
    // About us, and the same for every email.
    [530, '5.7.0 Authentication required', false],
    [535, '5.7.8 Username and password not accepted', false],
    [550, 'relay not permitted', false],
    [554, '5.7.1 Relay access denied', false],
    [550, '5.7.60 Client does not have permissions to send as this sender', false],
    [553, '5.1.8 Your domain does not exist', false],
    [550, '5.4.5 Daily sending quota exceeded', false],
  ])(
    'because the server answers its recipient with %i %s is refused for good: %s',
    async (code, text, is) => {
      const onRecipient = () => {
        throw smtpReply(code, text);
      };
      const server = await mailServer({ onRecipient });
      const error = await errorOf(transport(server.url).send({ email, to, messageId }));
      expect(error).toMatchObject({ isRefused: is, reason: String(code) });
      expect(error.message).toContain(text);
    },
  );

  it.each([
    [554, '5.6.0 not wanted', true],
    [451, 'come back later', false],
    [550, 'relaying denied', false],
  ])(
    'because the server answers the whole of it with %i %s is refused for good: %s',
    async (code, text, is) => {
      const onMail = () => {
        throw smtpReply(code, text);
      };
      const server = await mailServer({ onMail });
      const error = await errorOf(transport(server.url).send({ email, to, messageId }));
      expect(error).toMatchObject({ isRefused: is, reason: String(code) });
    },
  );

  it('is tried later when the server refuses us', async () => {
    const onSender = () => {
      throw smtpReply(550, 'not from here');
    };
    const server = await mailServer({ onSender });
    const error = await errorOf(transport(server.url).send({ email, to, messageId }));
    expect(error).toMatchObject({ isRefused: false, reason: '550' });
  });

  it('is broken off when it takes too long', async () => {
    const server = await mailServer({ beforeAccepting: () => new Promise(() => undefined) });
    const error = await errorOf(transport(server.url, 300).send({ email, to, messageId }));
    expect(error.isRefused).toBe(false);
  });

  it('is tried later when login failed, and its error contains no password', async () => {
    const password = 'p@ss word+1';
    const server = await mailServer({ password: 'another' });
    const url = `smtp://owner:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
    const error = await errorOf(transport(url).send({ email, to, messageId }));
    expect(error.isRefused).toBe(false);
    expect(error.message).toContain('Invalid login for owner with ***');
    expect(error.message).not.toContain(password);
  });

  it('is reported in one bounded line', () => {
    const message = boundedMessage(`first\r\nsec\u202Eond${'!'.repeat(1000)}`);
    expect(message).toMatch(/^first second!+$/);
    expect(message).toHaveLength(300);
  });
});
