import { expect, it } from 'vitest';
import { pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { factsWith } from '../example-facts.ts';
import { renderSitePage } from '../render.tsx';
import { ENCRYPTED, NOT_ENCRYPTED } from './privacy/handling.tsx';

function textOf(name: 'privacy' | 'terms', facts: SiteFacts): string {
  const { body } = renderSitePage({ name, facts, user: null, form: null });
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
}

it('claims that what travels is encrypted only where the address is https', () => {
  const at = (origin: string) => textOf('privacy', factsWith('setup_fee', { origin }));
  expect(at('https://book.example')).toContain(ENCRYPTED);
  expect(at('http://localhost:8787')).toContain(NOT_ENCRYPTED);
  expect(at('http://localhost:8787')).not.toContain(ENCRYPTED);
});

it.each(pricing.options)('speaks of a subscription only where there are any: %s', (model) => {
  const text = textOf('terms', factsWith(model));
  expect(/subscription/i.test(text)).toBe(model === 'subscription');
  expect(text).toContain('accept these terms when you add a business');
});

it('says that any code’s trial is as long as its page says, and how long the one is that anybody may have', () => {
  expect(textOf('terms', factsWith('setup_fee', { freeTrialHours: 36 }))).toContain('gives 36 hours.');
  expect(textOf('terms', factsWith('setup_fee', { freeTrialHours: null }))).toMatch(
    /says for how many hours\. No card is asked for/,
  );
});
