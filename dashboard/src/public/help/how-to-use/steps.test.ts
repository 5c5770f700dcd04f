import { describe, expect, it } from 'vitest';
import { pricing } from '@daybook/schema/contract/payment';
import { SETUP_FEE_PENCE, SUBSCRIPTION_MONTH_PENCE } from '@daybook/schema/figures/prices';
import { shortPriceText } from '@daybook/schema/rules/money';
import { factsWith } from '#public/example-facts.ts';
import { PICTURE_NAMES } from '#public/pictures/picture-table.ts';
import { renderSitePage } from '#public/render.tsx';
import { expectLabelsOfScreens } from '../words-of-screens.ts';
import markdown from './how-to-use.md?raw';

describe.each(pricing.options)('the steps where businesses pay by %s', (model) => {
  const facts = factsWith(model);
  const { body } = renderSitePage({ name: 'howToUse', facts, user: null, form: null });
  const text = body.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");

  it('quotes labels exactly as the screens show them', () => {
    expectLabelsOfScreens(text);
  });

  it('shows the price in force and not the other', () => {
    const [setup = '', month = ''] = [SETUP_FEE_PENCE, SUBSCRIPTION_MONTH_PENCE].map(shortPriceText);
    const isSetup = model === 'setup_fee';
    expect(text).toContain(isSetup ? setup : month);
    expect(text).not.toContain(isSetup ? month : setup);
  });

  it('gives every step its own address', () => {
    const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const named = [...markdown.matchAll(/^## .* \{#([\w-]+)\}$/gm)].map(([, id]) => id);
    expect(named.length).toBe(14);
    expect(ids).toEqual(expect.arrayContaining(named));
  });

  it('shows every picture', () => {
    const shown = [...markdown.matchAll(/!\[\]\(([\w-]+)\)/g)].map(([, name]) => name);
    expect(new Set(shown)).toEqual(new Set(PICTURE_NAMES));
  });
});
