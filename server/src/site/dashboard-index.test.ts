import { expect, it } from 'vitest';
import type { Pricing } from '@daybook/schema/contract/payment';
import { dashboardIndexFile } from './dashboard-index.ts';

const html =
  '<!doctype html>\n<html>\n  <head>\n    <title>Daybook</title>\n  </head>\n  <body></body>\n</html>\n';
const told = (supportEmail: string, pricing: Pricing = 'setup_fee') =>
  dashboardIndexFile(html, { supportEmail, pricing, consentScript: '/assets/site/consent.js' });
const textOf = (...parts: Parameters<typeof told>) => new TextDecoder().decode(told(...parts).content);

it('tells the page where people may ask for help, and how businesses pay, and asks about cookies', () => {
  expect(textOf('help@salon.example', 'subscription')).toBe(
    html.replace(
      '  </head>',
      '    <meta name="support-email" content="help@salon.example" />\n' +
        '    <meta name="pricing" content="subscription" />\n' +
        '    <script type="module" src="/assets/site/consent.js"></script>\n  </head>',
    ),
  );
});

it('escapes an address, so that it cannot leave its attribute', () => {
  expect(textOf('"><script>&@x')).toContain('content="&quot;>&lt;script>&amp;@x" />');
});

it('is another file to browsers when the address is another', () => {
  expect(told('a@x.example').etag).not.toBe(told('b@x.example').etag);
});

it('refuses a document that has no head', () => {
  expect(() =>
    dashboardIndexFile('<p>', { supportEmail: 'a@x.example', pricing: 'setup_fee', consentScript: '/c.js' }),
  ).toThrow('no head');
});
