import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Operator, SiteFacts } from '@daybook/schema/contract/site-page';
import { factsWith } from '../example-facts.ts';
import { aboutPage } from './AboutPage.tsx';
import { NO_OPERATOR } from './about-texts.tsx';

const { View } = aboutPage;
const nobody: Operator = { name: null, address: null, companyNumber: null, dataProtectionNumber: null };
const show = (operator: Operator, pricing: SiteFacts['pricing'] = 'setup_fee') =>
  renderToStaticMarkup(<View facts={{ ...factsWith(pricing), operator }} user={null} form={null} />);

it('says so where the operator has given no name, and makes nothing up', () => {
  const html = show(nobody);
  expect(html).toContain(NO_OPERATOR);
  expect(html).not.toMatch(/Company number|Address:|Information Commissioner/);
});

it('names who runs it as far as the settings say', () => {
  const html = show({ ...nobody, name: 'Willow Ltd', companyNumber: '01234567' });
  expect(html).toContain('is run by Willow Ltd.');
  expect(html).toContain('Company number: 01234567');
  expect(html).not.toContain(NO_OPERATOR);
});

it('tells the price in force', () => {
  expect(show(nobody)).toContain('£49.00 once');
  expect(show(nobody, 'subscription')).toContain('£9.99 a month');
});
