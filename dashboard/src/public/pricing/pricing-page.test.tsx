import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';
import { isDate } from '@daybook/schema/rules/date';
import { loginPath, pages } from '@daybook/schema/words/routes';
import { factsWith } from '../example-facts.ts';
import { OTHERS_PRICES, READ_ON } from './others-prices.ts';
import { pricingPage } from './PricingPage.tsx';

const { View } = pricingPage;
const show = (pricing: SiteFacts['pricing'], user: User | null = null) =>
  renderToStaticMarkup(<View facts={factsWith(pricing)} user={user} form={null} />);

const MONTHLY = /9\.99|119\.88|19\.98|cancel at any time|month you’ve paid/i;
const ONCE = /49\.00|98\.00|paid once|nothing to renew/i;

describe('the pricing page', () => {
  it('shows the one-time fee when businesses pay once, and nothing of the other model', () => {
    const html = show('setup_fee');
    for (const part of ['£49.00', '£98.00 once']) expect(html).toContain(part);
    expect(html + pricingPage.description(factsWith('setup_fee'))).not.toMatch(MONTHLY);
  });

  it('shows the monthly and yearly price when businesses pay by the month', () => {
    const html = show('subscription');
    for (const part of ['£9.99', '£119.88 a year', '£19.98 a month']) expect(html).toContain(part);
    expect(html + pricingPage.description(factsWith('subscription'))).not.toMatch(ONCE);
  });

  it.each(['setup_fee', 'subscription'] as const)(
    'has a description that search engines don’t cut: %s',
    (pricing) => expect(pricingPage.description(factsWith(pricing)).length).toBeLessThanOrEqual(160),
  );

  it('links visitors to the login and owners to a new business', () => {
    const owner: User = {
      account: 'of Ada',
      email: 'ruth@willow.example',
      google_user_data: { given_name: 'Ruth', family_name: null },
      email_notifications: true,
      is_admin: false,
      first_seen: '2026-11-22T09:00:00Z',
      free_trial_hours: null,
    };
    expect(show('setup_fee')).toContain(`href="${loginPath}"`);
    expect(show('setup_fee')).not.toContain(`href="${pages.newBusiness}"`);
    expect(show('setup_fee', owner)).toContain(`href="${pages.newBusiness}"`);
    expect(show('setup_fee', owner)).not.toContain(`href="${loginPath}"`);
  });

  it.each(['setup_fee', 'subscription'] as const)(
    'says how the operator and a consumer can end the contract: %s',
    (pricing) => {
      const html = show(pricing);
      expect(html).toContain('cancel within 14 days of your first payment');
      if (pricing === 'setup_fee') expect(html).toContain('with a month’s notice by email');
      expect(html).toContain(`href="${pages.terms}"`);
    },
  );

  it('gives other companies’ amounts only in pounds', () => {
    expect(JSON.stringify(OTHERS_PRICES)).not.toMatch(/[$€]/);
  });

  it('names the source and date of every other price', () => {
    const html = show('setup_fee');
    expect(isDate(READ_ON)).toBe(true);
    const prices = OTHERS_PRICES.flatMap((kind) => kind.prices);
    expect(prices.length).toBeGreaterThan(0);
    for (const { source } of prices) {
      expect(source).toMatch(/^https:\/\//);
      expect(html).toContain(`href="${source}"`);
    }
    expect(html.match(/read 23\/11\/26/g)).toHaveLength(prices.length);
  });

  it('has no style or script in its HTML, which the server’s policy would refuse', () => {
    expect(show('subscription')).not.toMatch(/<[^>]+\sstyle=|<script|\son[a-z]+=/);
  });
});
