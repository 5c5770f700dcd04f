import { expect, it } from 'vitest';
import { emailDocument } from './email-document.ts';

it('removes the styles and link addresses from an email and keeps its text', () => {
  const html =
    '<html><head><style>.a { color: red }</style></head><body style="margin:0"><a href="https://x.example" style="color:blue">Say &quot; style=&quot; here</a></body></html>';
  expect(emailDocument(html)).toEqual({
    html: '<html><head></head><body data-style="margin:0"><a data-href="https://x.example" data-style="color:blue">Say &quot; style=&quot; here</a></body></html>',
    sheet: '.a { color: red }',
  });
});
