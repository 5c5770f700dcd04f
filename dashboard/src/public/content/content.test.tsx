import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { factsWith, NO_PARTICULARS } from '../example-facts.ts';
import { contentOf, sectionsOf, wordsOf } from './content.ts';
import { Content, type Parts } from './Content.tsx';

const facts = factsWith('setup_fee');
const html = (markdown: string, given = facts, parts?: Parts) =>
  renderToStaticMarkup(<Content tokens={contentOf(markdown, given)} parts={parts} />);

it('fills in figures by name', () => {
  expect(html('Within {PURGE_AFTER_DAYS} days.')).toBe(`<p>Within ${PURGE_AFTER_DAYS} days.</p>`);
});

it('fails on a figure, a condition, a part and a kind of Markdown that it doesn’t know', () => {
  expect(() => html('Within {PURGE_DAYS} days.')).toThrow('{PURGE_DAYS}');
  expect(() => html('{holidays? Closed.}')).toThrow('{holidays}');
  expect(() => html('![](portrait)')).toThrow('portrait');
  expect(() => html('Press `Enter`.')).toThrow('Enter');
  expect(() => html('<b>Now</b>')).toThrow('<b>');
});

it('shows what the settings say as text, whatever characters it has', () => {
  const operator = { ...NO_PARTICULARS, name: 'Willow *& <b>Sons</b>' };
  expect(html('By {operatorName}.', factsWith('setup_fee', { operator }))).toBe(
    '<p>By Willow *&amp; &lt;b&gt;Sons&lt;/b&gt;.</p>',
  );
});

it('keeps a text, also of several paragraphs, only where its condition holds', () => {
  const markdown =
    'Pay {setup_fee? once.}{subscription? monthly: {monthPrice}.}\n\n{subscription?\n\nOne.\n\nTwo.\n\n}';
  expect(html(markdown)).toBe('<p>Pay once.</p>');
  expect(html(markdown, factsWith('subscription'))).toMatch(
    /^<p>Pay monthly: £[\d.]+\.<\/p><p>One\.<\/p><p>Two\.<\/p>$/,
  );
});

it('links an address only where it is one', () => {
  const markdown = 'Email [{supportEmail}](mailto:{supportEmail}).';
  expect(html(markdown)).toBe('<p>Email <a href="mailto:help@book.example">help@book.example</a>.</p>');
  expect(html(markdown, factsWith('setup_fee', { supportEmail: 'the front desk' }))).toBe(
    '<p>Email the front desk.</p>',
  );
});

it('draws a part of the page where an image names it', () => {
  expect(html('One\n\n![](form)', facts, { form: <form /> })).toBe('<p>One</p><form></form>');
});

it('gives a table its caption, and a row for each line', () => {
  const table = html('Table: Who pays\n\n| Who | What |\n| --- | --- |\n| You | {setupFee} |');
  expect(table).toContain('Who pays</span></caption>');
  expect(table.match(/<tr/g)).toHaveLength(2);
  expect(table).not.toContain('Table:');
});

it('makes a section of each heading, with the id that it names or one of its words', () => {
  const sections = sectionsOf(contentOf('## Who we are {#us}\n\nWe.\n\n## Just you\n\nYou.', facts), 2);
  expect(sections.map(({ id, heading, tokens }) => [id, heading, wordsOf(tokens)])).toEqual([
    ['us', 'Who we are', 'We.'],
    ['just-you', 'Just you', 'You.'],
  ]);
});
