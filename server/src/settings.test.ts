import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://book.example/',
  SESSION_SECRET: 'a secret of some length, known to nobody else',
  GOOGLE_CLIENT_ID: 'daybook.apps.example',
  GOOGLE_CLIENT_SECRET: 'known to two',
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

  it.each([
    'PUBLIC_URL',
    'SESSION_SECRET',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'SMTP_URL',
    'EMAIL_FROM',
  ])('name %s when production lacks it', (name) => {
    for (const lacking of [undefined, '']) {
      const read = () => readSettings({ ...production, [name]: lacking });
      expect(read).toThrow(`Settings are missing in production: ${name}`);
    }
  });

  it('name Google as the one who vouches for people, once both of its credentials are there', () => {
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
  ])('refuse a %s that cannot be meant, and never say it aloud', (name, value) => {
    const read = () => readSettings({ ...production, [name]: value });
    expect(read).toThrow(`Settings are not valid. ${name}: `);
    expect(read).not.toThrow(value);
  });
});
