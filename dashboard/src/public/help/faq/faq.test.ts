import { describe, expect, it } from 'vitest';
import { pricing } from '@daybook/schema/contract/payment';
import { SETUP_FEE_PENCE, SUBSCRIPTION_MONTH_PENCE } from '@daybook/schema/figures/prices';
import { shortPriceText } from '@daybook/schema/rules/money';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { wordsOf } from '#public/content/content.ts';
import { factsWith } from '#public/example-facts.ts';
import { renderSitePage } from '#public/render.tsx';
import { expectLabelsOfScreens } from '../words-of-screens.ts';
import markdown from './faq.md?raw';
import { folded, matches } from './matches.ts';
import { categoriesFor, plainAnswer, searchedText } from './question.ts';

const CATEGORIES = [
  'Getting Started',
  'Event Types & Service Options',
  'Time Slots & Scheduling',
  'Home Visits & Service Delivery',
  'Venues & Favorite Venues',
  'Customer Bookings & Pricing',
  'Business Management',
  'Technical & Integration',
  'Account Management & Settings',
  'Pricing & Support',
];

const inHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/'/g, '&#x27;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

describe.each(pricing.options)('the FAQ where businesses pay by %s', (model) => {
  const facts = factsWith(model);
  const categories = categoriesFor(facts);
  const questions = categories.flatMap((category) => category.questions);
  const { body, data } = renderSitePage({ name: 'faq', facts, user: null, form: null });
  const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

  it('has the ten categories, with four to eight questions each', () => {
    expect(categories.map(({ heading }) => heading)).toEqual(CATEGORIES);
    for (const { heading, questions } of categories) {
      expect(questions.length, heading).toBeGreaterThanOrEqual(4);
      expect(questions.length, heading).toBeLessThanOrEqual(8);
    }
  });

  it.each([
    ['refund', 'Can I get my money back?'],
    ['invoice', 'Can I have an invoice or a receipt?'],
    ['receipt', 'Can I have an invoice or a receipt?'],
    ['reschedule', 'Can customers cancel or move a booking?'],
    ['move', 'Can customers cancel or move a booking?'],
    ['outlook', 'Does it work with Google Calendar?'],
    ['apple', 'Does it work with Google Calendar?'],
    ['ical', 'Does it work with Google Calendar?'],
    ['vat', 'Can I have an invoice or a receipt?'],
    ['sms', 'Which emails do my customers get?'],
    ['text', 'Which emails do my customers get?'],
    ['group', 'What is a day event?'],
    ['deposit', `Does ${PRODUCT_NAME} take payments from my customers?`],
    ['gdpr', 'Is my data safe?'],
    ['unsubscribe', 'Can I turn off the emails about new bookings?'],
    ['zoom', 'Can I offer appointments by video?'],
    ['recurring', 'How do I publish the same hours on many dates?'],
    ['repeat', 'How do I publish the same hours on many dates?'],
    ['staff', 'Can my staff log in as well?'],
  ])('finds the everyday word %s', (word, answeredBy) => {
    const found = questions.filter((question) => matches(folded(searchedText(question)), word));
    expect(found.map(({ question }) => question)).toContain(answeredBy);
  });

  it('gives every question its own address', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const { id } of questions) expect(body).toContain(`<details id="${id}"`);
  });

  it('contains every question and every answer in its HTML', () => {
    const text = body.replace(/<[^>]*>/g, '');
    for (const { question, answer } of questions) {
      expect(text).toContain(inHtml(question));
      for (const paragraph of answer) expect(text).toContain(inHtml(wordsOf([paragraph])));
    }
  });

  it('links only to pages and questions that exist', () => {
    const links = [...body.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
    const places = [...Object.values<string>(pages), ...ids.map((id) => `#${id}`)];
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((href) => !href.startsWith('mailto:help@') && !places.includes(href))).toEqual([]);
  });

  it('tells search engines the same as people', () => {
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: questions.map((question) => ({
          '@type': 'Question',
          name: question.question,
          acceptedAnswer: { '@type': 'Answer', text: plainAnswer(question) },
        })),
      }),
    ]);
  });

  it('shows the price in force and not the other', () => {
    const text = questions.map(plainAnswer).join(' ');
    const [inForce, other] = [SETUP_FEE_PENCE, SUBSCRIPTION_MONTH_PENCE].map(shortPriceText);
    const isSetup = model === 'setup_fee';
    expect(text).toContain(isSetup ? inForce : other);
    expect(text).not.toContain(isSetup ? other : inForce);
  });

  it('quotes labels exactly as the screens show them', () => {
    for (const question of questions) {
      if (plainAnswer(question).includes('‘')) expectLabelsOfScreens(plainAnswer(question));
    }
  });
});

it('takes every figure from the contract', () => {
  expect(markdown.replace('every 1 to', '').match(/.*(\d|£).*/)?.[0]).toBeUndefined();
});
