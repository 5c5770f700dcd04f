import { describe, expect, it } from 'vitest';
import { missingSettings, readBackupSettings, readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://book.example/',
  SESSION_SECRET: 'a secret of some length, known to nobody else',
  GOOGLE_CLIENT_ID: 'daybook.apps.example',
  GOOGLE_CLIENT_SECRET: 'known to two',
  STRIPE_SECRET_KEY: 'sk_live_known_to_two',
  STRIPE_WEBHOOK_SECRET: 'whsec_known_to_two',
  SMTP_URL: 'smtps://user:hidden@mail.example:465',
  EMAIL_FROM: 'Daybook <hello@book.example>',
};

describe('settings', () => {
  it('need nothing outside production', () => {
    expect(readSettings({})).toMatchObject({
      isProduction: false,
      port: 8787,
      host: 'localhost',
      publicUrl: 'http://localhost:8787',
      smtpUrl: null,
    });
  });

  it('make backups automatically if a folder is named, and otherwise only by hand', () => {
    expect(readSettings({}).backups).toBeNull();
    expect(readSettings({ BACKUP_FOLDER: '/b' }).backups).toEqual({ folder: '/b', keep: 14 });
    expect(readSettings({ BACKUP_FOLDER: '/b', BACKUP_KEEP: '3' }).backups).toEqual({
      folder: '/b',
      keep: 3,
    });
    expect(() => readSettings({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP');
    expect(readBackupSettings({ NODE_ENV: 'production', DATABASE_FILE: '/var/daybook/daybook.db' })).toEqual({
      folder: '/var/daybook/backups',
      keep: 14,
      database: { databaseUrl: null, databaseFile: '/var/daybook/daybook.db' },
    });
  });

  it.each([
    'PUBLIC_URL',
    'SESSION_SECRET',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
    'EMAIL_FROM',
  ])('name %s when production lacks it', (name) => {
    for (const lacking of [undefined, '']) {
      const read = () => readSettings({ ...production, [name]: lacking });
      expect(read).toThrow(`Settings are missing in production: ${name}`);
    }
  });

  it('log which of the operator’s details production lacks', () => {
    const lacking = (variables: Record<string, string>) => {
      const told: unknown[] = [];
      missingSettings(readSettings(variables), { warn: (facts: unknown) => told.push(facts) });
      return told;
    };
    const needed = {
      SUPPORT_EMAIL: 'help@book.example',
      OPERATOR_NAME: 'Willow Ltd',
      OPERATOR_ADDRESS: '1 High Street, Leeds',
      OPERATOR_ICO_NUMBER: 'ZA123456',
      OPERATOR_HOSTING_PROVIDER: 'Cloud Ltd, United Kingdom',
      OPERATOR_EMAIL_PROVIDER: 'Post GmbH, Germany',
      SUPPORT_MAILBOX_DAYS: '90',
    };
    expect(lacking({})).toEqual([]);
    expect(lacking(production)).toEqual([{ settings: Object.keys(needed) }]);
    expect(lacking({ ...production, ...needed, OPERATOR_ADDRESS: '' })).toEqual([
      { settings: ['OPERATOR_ADDRESS'] },
    ]);
    expect(lacking({ ...production, ...needed })).toEqual([]);
  });

  it('name the operator, and the companies that work for it, each on one line', () => {
    const { operator } = readSettings({
      OPERATOR_REGISTERED_OFFICE: '2 Low Street\n Leeds',
      OPERATOR_VAT_NUMBER: 'GB123456789',
      SUPPORT_MAILBOX_DAYS: '90',
    });
    expect(operator).toMatchObject({
      name: null,
      registeredOffice: '2 Low Street Leeds',
      vatNumber: 'GB123456789',
      hostingProvider: null,
      mailboxDays: 90,
    });
    expect(() => readSettings({ SUPPORT_MAILBOX_DAYS: '0' })).toThrow('SUPPORT_MAILBOX_DAYS');
  });

  it('have a token for metrics where one is given, of 16 characters at least', () => {
    expect(readSettings(production).metricsToken).toBeNull();
    const token = 'x1234567890abcde';
    expect(readSettings({ ...production, METRICS_TOKEN: token }).metricsToken).toBe(token);
    for (const wrong of [token.slice(1), `${token} and more`])
      expect(() => readSettings({ ...production, METRICS_TOKEN: wrong })).toThrow(
        'METRICS_TOKEN: must be at least 16 letters, digits and signs, without spaces',
      );
  });

  it('say for how many seconds a process that stops goes on answering, at once being the default', () => {
    expect(readSettings({}).drainSeconds).toBe(0);
    expect(readSettings({ DRAIN_SECONDS: '15' }).drainSeconds).toBe(15);
    for (const wrong of ['-1', '301', 'long'])
      expect(() => readSettings({ DRAIN_SECONDS: wrong })).toThrow('Settings are not valid. DRAIN_SECONDS');
  });

  it('name Google as the identity provider when both of its credentials are there', () => {
    expect(readSettings({}).identity).toBeNull();
    expect(readSettings(production).identity).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'daybook.apps.example',
      clientSecret: 'known to two',
    });
    for (const lone of [{ GOOGLE_CLIENT_ID: 'lone' }, { GOOGLE_CLIENT_SECRET: 'lone' }]) {
      expect(() => readSettings(lone)).toThrow('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other');
    }
  });

  it('trust no provider over plain http in production', () => {
    const issuer = { GOOGLE_ISSUER: 'http://identity.example' };
    expect(() => readSettings({ ...production, ...issuer })).toThrow('GOOGLE_ISSUER: must be https');
    const credentials = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
    expect(readSettings({ ...credentials, ...issuer }).identity?.issuer).toBe('http://identity.example');
  });

  it('let production speak plain http only to this machine', () => {
    const read = (url: string) => () => readSettings({ ...production, PUBLIC_URL: url });
    for (const url of ['http://book.example', 'http://localhost.evil.example', 'http://10.0.0.5:8787'])
      expect(read(url)).toThrow(/^Settings are not valid\. PUBLIC_URL: must be https in production/);
    for (const url of [
      'http://localhost:8787',
      'http://127.0.0.1',
      'http://[::1]:8787',
      'https://book.example',
    ])
      expect(read(url)().publicUrl).toBe(url);
    expect(readSettings({ PUBLIC_URL: 'http://book.example' }).publicUrl).toBe('http://book.example');
  });

  it('refuse production a secret of little variety', () => {
    const secret = 'password'.repeat(5);
    const read = () => readSettings({ ...production, SESSION_SECRET: secret });
    expect(read).toThrow('Settings are not valid. SESSION_SECRET: is easily guessed');
    expect(read).not.toThrow('password');
    expect(readSettings({ SESSION_SECRET: secret }).secrets).toEqual([secret]);
  });

  it('name all that production refuses at once', () => {
    const read = () =>
      readSettings({ ...production, PUBLIC_URL: 'http://a.example', SESSION_SECRET: '1'.repeat(40) });
    expect(read).toThrow(/PUBLIC_URL: .*; SESSION_SECRET: /);
  });

  it('trust no proxy about a client’s address unless they name one', () => {
    const { trustsProxy } = readSettings(production);
    for (const peer of ['127.0.0.1', '::1', '10.0.0.1', '172.17.0.1'])
      expect(trustsProxy(peer, 0)).toBe(false);
    expect(readSettings({ TRUST_PROXY: '1' }).trustsProxy('172.17.0.1', 0)).toBe(true);
    expect(readSettings({ TRUST_PROXY: '172.16.0.0/12' }).trustsProxy('172.17.0.1', 0)).toBe(true);
  });

  it('take the public address without its last slash', () => {
    expect(readSettings(production).publicUrl).toBe('https://book.example');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'book.example'],
    ['PUBLIC_URL', 'book.example:8787'],
    ['SESSION_SECRET', 'too short'],
    ['SMTP_URL', 'hidden'],
    ['SMTP_URL', 'https://mail.example'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['TRUST_PROXY', 'anybody'],
    ['TRUST_PROXY', '0.0.0.0/0'],
  ])('refuse a %s that makes no sense, and never print its value', (name, value) => {
    const read = () => readSettings({ ...production, [name]: value });
    expect(read).toThrow(`Settings are not valid. ${name}: `);
    expect(read).not.toThrow(value);
  });
});
