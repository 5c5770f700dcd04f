import { expect, it } from 'vitest';
import type { Pricing } from '@daybook/schema/contract/payment';
import type { Opening } from '@daybook/schema/contract/user';
import { dashboardDocument } from './dashboard-document.ts';

const html =
  '<!doctype html>\n<html>\n  <head>\n    <title>Daybook</title>\n  </head>\n  <body></body>\n</html>\n';
const told = (supportEmail: string, pricing: Pricing = 'setup_fee') =>
  dashboardDocument(html, { supportEmail, pricing }, []);
const textOf = (...parts: Parameters<typeof told>) => new TextDecoder().decode(told(...parts).file.content);
const opener = (name: string): Opening => ({
  user: {
    account: 'of Ada',
    email: 'ada@example.com',
    google_user_data: { given_name: name, family_name: null },
    email_notifications: true,
    is_admin: false,
    first_seen: '2026-11-21T09:00:00.000Z',
    free_trial_hours: null,
  },
  businesses: [],
});

it('tells the page where people may ask for help, and how businesses pay, and asks nothing about cookies', () => {
  expect(textOf('help@salon.example', 'subscription')).toBe(
    html.replace(
      '  </head>',
      '    <meta name="support-email" content="help@salon.example" />\n' +
        '    <meta name="pricing" content="subscription" />\n  </head>',
    ),
  );
});

it('escapes an address, so that it cannot leave its attribute', () => {
  expect(textOf('"><script>&@x')).toContain('content="&quot;>&lt;script>&amp;@x" />');
});

it('has another ETag when the support address changes', () => {
  expect(told('a@x.example').file.etag).not.toBe(told('b@x.example').file.etag);
});

it('asks for the typefaces at once, in the same mode as the styles do', () => {
  const { file } = dashboardDocument(html, { supportEmail: 'a@x.example', pricing: 'setup_fee' }, [
    '/f.woff2',
  ]);
  expect(new TextDecoder().decode(file.content)).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin />',
  );
});

it('contains an owner’s account data', () => {
  const text = told('a@x.example').openedBy(opener('Ada'));
  const data = /<script type="application\/json" id="opening">(.*)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(opener('Ada'));
});

it('keeps any name within its data', () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028';
  const text = told('a@x.example').openedBy(opener(hostile));
  expect(text).not.toContain('alert(1)</script>');
  const data = /id="opening">(.*?)<\/script>\n/s.exec(text)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(opener(hostile));
});

it('refuses a document that has no head', () => {
  expect(() => dashboardDocument('<p>', { supportEmail: 'a@x.example', pricing: 'setup_fee' }, [])).toThrow(
    'no head',
  );
});
