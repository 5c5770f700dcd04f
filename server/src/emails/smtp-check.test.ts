import { afterEach, expect, it } from 'vitest';
import {
  smtpReply,
  startMailServer,
  type MailServer,
  type MailServerOptions,
} from '../../test/mail-server.ts';
import { createSmtpTrial } from './smtp-check.ts';

const PASSWORD = 'p@ss word/1';
const FROM = 'Daybook <no-reply@daybook.example>';
const USER = 'apikey-0123456789';
const mail = {
  email: {
    subject: 'Test',
    html: '<p>Café</p>',
    text: 'Café',
    replyTo: { name: 'Daybook', email: 'support@daybook.example' },
  },
  to: 'ruth@example.com',
  messageId: '1.test@daybook.example',
};
const open: MailServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function tried(options: MailServerOptions = {}, { user = '', deadline = 10_000 } = {}) {
  const server = await startMailServer(options);
  open.push(server);
  const url = server.url.replace('//', `//${user}`);
  const trial = await createSmtpTrial({ url, from: FROM, deadline })(mail);
  return { server, trial, line: trial.steps.map(({ name, success }) => `${success ? '+' : '-'} ${name}`) };
}
const signInAs = (password: string) => `${encodeURIComponent(USER)}:${encodeURIComponent(password)}@`;

it('tells each step, and the server’s last word', async () => {
  const { server, trial, line } = await tried({ password: PASSWORD }, { user: signInAs(PASSWORD) });
  expect(line).toEqual([
    '+ Connection',
    // The test's server has no TLS: the trial reports that, but it isn't a failure.
    '- Encryption (TLS)',
    '+ Login',
    '+ Sender accepted',
    '+ Recipient accepted',
    '+ Email accepted',
  ]);
  expect(trial).toMatchObject({ status: 250, error: null });
  expect(trial.steps[1]?.detail).toBe('The connection is not encrypted.');
  expect(trial.steps.at(-1)?.detail).toMatch(/^250 /);
  expect(server.received[0]).toMatchObject({
    to: ['ruth@example.com'],
    mail: { subject: 'Test', from: { name: 'Daybook' }, messageId: '<1.test@daybook.example>' },
  });
});

it('does not call a connection unencrypted that it could not try', async () => {
  const refuseFirst = (number: number) => {
    if (number === 1) throw smtpReply(421, 'Too many connections');
  };
  const { trial, line } = await tried({ onConnection: refuseFirst });
  expect(trial).toMatchObject({ status: 250, error: null });
  expect(line[1]).toBe('- Encryption (TLS)');
  expect(trial.steps[1]?.detail).toMatch(/^We couldn’t tell whether the connection is encrypted: .*Too many/);
});

it('says that no sign-in was tried where no user is set', async () => {
  const { trial } = await tried();
  expect(trial.steps[2]).toEqual({
    name: 'Login',
    success: true,
    detail: 'SMTP_URL has no user name, so we didn’t log in.',
  });
});

it('stops at the step that failed, and gives back neither the password nor the user’s name', async () => {
  const wrong = 'wr0ng pass/word';
  const { trial, line } = await tried({ password: PASSWORD }, { user: signInAs(wrong) });
  expect(line).toEqual([
    '+ Connection',
    '- Encryption (TLS)',
    '- Login',
    '- Sender accepted',
    '- Recipient accepted',
    '- Email accepted',
  ]);
  expect(trial.error).toContain('Invalid login for *** with ***');
  expect(trial.status).toBe(535);
  expect(trial.steps[3]?.detail).toMatch(/^Not tried/);
  for (const secret of [wrong, encodeURIComponent(wrong), USER])
    expect(JSON.stringify(trial)).not.toContain(secret);
});

const no = (text: string) => () => {
  throw smtpReply(550, text);
};
it.each<[string, MailServerOptions, number]>([
  ['the sender', { onSender: no('Sender unknown here') }, 3],
  ['the recipient', { onRecipient: no('No such user here') }, 4],
  ['the email', { onMail: no('Looks like spam here') }, 5],
])('tells that the server refuses %s', async (_, options, step) => {
  const { server, trial, line } = await tried(options);
  expect(line.map((text) => text[0])).toEqual(
    ['+', '-', '+', '+', '+', '+'].map((sign, at) => (at >= step ? '-' : sign)),
  );
  expect(trial.status).toBe(550);
  expect(trial.steps[step]?.detail).toContain('here');
  expect(trial.error).toBe(trial.steps[step]?.detail);
  expect(server.received).toEqual([]);
});

it('reports that nothing listens there', async () => {
  const gone = await startMailServer();
  await gone.close();
  const trial = await createSmtpTrial({ url: gone.url, from: FROM, deadline: 10_000 })(mail);
  expect(trial.status).toBeNull();
  expect(trial.error).toContain('ECONNREFUSED');
  expect(trial.steps.every(({ success }) => !success)).toBe(true);
});

it('gives up at the deadline', async () => {
  let accept: () => void = () => undefined;
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  const { trial } = await tried({ beforeAccepting: () => accepted }, { deadline: 300 });
  accept();
  expect(trial.error).toBe('The mail server took more than 0.3 seconds.');
});
