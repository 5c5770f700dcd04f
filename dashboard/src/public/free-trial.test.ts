/** What the public pages say with and without a free trial. */

import { describe, expect, it } from 'vitest';
import { pricing } from '@daybook/schema/contract/payment';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { sitePages, type SitePageName } from '@daybook/schema/words/routes';
import { factsWith } from './example-facts.ts';
import { renderSitePage } from './render.tsx';

const isSitePage = (name: string): name is SitePageName => name in sitePages;
const NAMES = Object.keys(sitePages).filter(isSitePage);

describe.each(pricing.options)('where businesses pay by %s', (model) => {
  /** Returns each page's text, description and structured data. */
  const told = (freeTrialHours: number | null) =>
    NAMES.map((name) => {
      const facts = factsWith(model, { freeTrialHours });
      const { body, description, data } = renderSitePage({ name, facts, user: null, form: null });
      return { name, text: [body.replace(/<[^>]*>/g, ' '), description, JSON.stringify(data)].join(' ') };
    });
  const pagesThatSay = (freeTrialHours: number | null, words: RegExp) =>
    told(freeTrialHours)
      .filter(({ text }) => words.test(text))
      .map(({ name }) => name);

  it('gives its code and its hours on every page that mentions it', () => {
    const code = new RegExp(FREE_TRIAL_CODE);
    const naming = pagesThatSay(36, code);
    expect(naming).toEqual(expect.arrayContaining(['home', 'howToUse', 'faq', 'pricing', 'terms']));
    expect(pagesThatSay(36, /\b36[ -]hours?\b/)).toEqual(naming);
    expect(pagesThatSay(36, /\b48[ -]hours?\b/)).toEqual([]);
  });

  it('promises none while its code gives none', () => {
    const promises = new RegExp(
      `${FREE_TRIAL_CODE}|hours free|-hour trial|free for (24|48) hours|full access for|hours of full access|has a trial`,
    );
    expect(pagesThatSay(null, promises)).toEqual([]);
  });
});
