import { expect, it } from 'vitest';
import { factsWith } from '#public/example-facts.ts';
import { renderSitePage } from '#public/render.tsx';
import { CHECKLIST, PLANS } from './support-page-texts.ts';

const page = (supportEmail: string) =>
  renderSitePage({
    name: 'support',
    facts: { ...factsWith('setup_fee'), supportEmail },
    user: null,
    form: null,
  }).body.replaceAll('&amp;', '&');

it('offers an email with the checklist, and one for a suggestion', () => {
  const links = [...page('help@book.example').matchAll(/href="(mailto:[^"]*)"/g)].map(
    ([, href = '']) => new URL(href),
  );
  expect(links.map(({ pathname, searchParams }) => [pathname, searchParams.get('subject')])).toEqual([
    ['help@book.example', 'Daybook: a question'],
    ['help@book.example', 'Daybook: a suggestion'],
  ]);
  expect(links[0]?.searchParams.get('body')).toContain('Error messages, word for word:');
});

it("shows the address without a link when it isn't an email address", () => {
  const html = page('the front desk');
  expect(html).toContain('the front desk');
  expect(html).not.toContain('mailto:');
});

it('says what to include in a message, and what is planned', () => {
  const html = page('help@book.example');
  for (const line of [...CHECKLIST, ...PLANS.map(({ name }) => name)]) expect(html).toContain(line);
});
