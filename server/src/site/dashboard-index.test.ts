import { expect, it } from 'vitest';
import { dashboardIndexFile } from './dashboard-index.ts';

const html =
  '<!doctype html>\n<html>\n  <head>\n    <title>Daybook</title>\n  </head>\n  <body></body>\n</html>\n';
const told = (supportEmail: string, checkoutPath: string | null = null) =>
  dashboardIndexFile(html, { supportEmail, checkoutPath });
const textOf = (...parts: Parameters<typeof told>) => new TextDecoder().decode(told(...parts).content);

it('tells the page where people may ask for help', () => {
  expect(textOf('help@salon.example')).toBe(
    html.replace('  </head>', '    <meta name="support-email" content="help@salon.example" />\n  </head>'),
  );
});

it('tells the page where owners pay, where they can', () => {
  expect(textOf('help@salon.example', '/pay/here')).toBe(
    html.replace(
      '  </head>',
      '    <meta name="support-email" content="help@salon.example" />\n' +
        '    <meta name="checkout" content="/pay/here" />\n  </head>',
    ),
  );
  expect(textOf('help@salon.example')).not.toContain('checkout');
});

it('escapes an address, so that it cannot leave its attribute', () => {
  expect(textOf('"><script>&@x')).toContain('content="&quot;>&lt;script>&amp;@x" />');
});

it('is another file to browsers when the address is another', () => {
  expect(told('a@x.example').etag).not.toBe(told('b@x.example').etag);
});

it('refuses a document that has no head', () => {
  expect(() => dashboardIndexFile('<p>', { supportEmail: 'a@x.example', checkoutPath: null })).toThrow(
    'no head',
  );
});
