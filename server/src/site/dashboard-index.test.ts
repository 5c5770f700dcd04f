import { expect, it } from 'vitest';
import { dashboardIndexFile } from './dashboard-index.ts';

const html =
  '<!doctype html>\n<html>\n  <head>\n    <title>Daybook</title>\n  </head>\n  <body></body>\n</html>\n';
const textOf = (email: string) => new TextDecoder().decode(dashboardIndexFile(html, email).content);

it('tells the page where people may ask for help', () => {
  expect(textOf('help@salon.example')).toBe(
    html.replace('  </head>', '    <meta name="support-email" content="help@salon.example" />\n  </head>'),
  );
});

it('lets no address out of its attribute', () => {
  expect(textOf('"><script>&@x')).toContain('content="&quot;>&lt;script>&amp;@x" />');
});

it('is another file to browsers when the address is another', () => {
  expect(dashboardIndexFile(html, 'a@x.example').etag).not.toBe(dashboardIndexFile(html, 'b@x.example').etag);
});

it('refuses a document that has no head', () => {
  expect(() => dashboardIndexFile('<p>', 'a@x.example')).toThrow('no head');
});
