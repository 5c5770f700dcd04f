import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Operator, SiteFacts } from '@daybook/schema/contract/site-page';
import { factsWith, NO_PARTICULARS } from '../example-facts.ts';
import { aboutPage, NO_OPERATOR } from './AboutPage.tsx';

const { View } = aboutPage;
const show = (operator: Operator, pricing: SiteFacts['pricing'] = 'setup_fee') =>
  renderToStaticMarkup(<View facts={{ ...factsWith(pricing), operator }} user={null} form={null} />);

it('says so when the operator has given no name, and invents nothing', () => {
  const html = show(NO_PARTICULARS);
  expect(html).toContain(NO_OPERATOR);
  expect(html).not.toMatch(/Company number|Address:|Information Commissioner/);
});

it('shows the operator’s particulars from the settings', () => {
  const html = show({ ...NO_PARTICULARS, name: 'Willow Ltd', companyNumber: '01234567' });
  expect(html).toContain('is run by Willow Ltd.');
  expect(html).toContain('Company number: 01234567');
  expect(html).not.toContain(NO_OPERATOR);
});

it('shows the price in force', () => {
  expect(show(NO_PARTICULARS)).toContain('£49.00 once');
  expect(show(NO_PARTICULARS, 'subscription')).toContain('£9.99 a month');
});
