import type { Pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { CURRENCY } from '@daybook/schema/figures/prices';
import { fullPrice } from '@daybook/schema/rules/discount';
import { poundsOf } from '@daybook/schema/rules/money';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { PublicPage, ViewProps } from '../public-page.ts';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { PAGE_TITLE, pageDescription } from './landing-texts.ts';
import {
  AskedOften,
  BusinessKinds,
  ClosingCall,
  GetStarted,
  News,
  Testimonials,
  WhatChanges,
} from './LandingSections.tsx';
import { Promises } from './Promises.tsx';

export const landingPage: PublicPage = {
  title: () => PAGE_TITLE,
  description: pageDescription,
  data: structuredData,
  View: LandingView,
};

function LandingView({ facts, user }: ViewProps) {
  return (
    <>
      <Hero facts={facts} user={user} />
      <GetStarted facts={facts} />
      <BusinessKinds />
      <Promises facts={facts} />
      <Gallery />
      <WhatChanges />
      <Testimonials facts={facts} />
      <AskedOften facts={facts} />
      <News />
      <ClosingCall facts={facts} isSignedIn={user !== null} />
    </>
  );
}

/** Returns the product's facts for search engines (schema.org), none of which the page leaves out. */
function structuredData(facts: SiteFacts): readonly unknown[] {
  const { origin, pricing, operator } = facts;
  const publisher =
    operator.name === null ? {} : { publisher: { '@type': 'Organization', name: operator.name } };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: PRODUCT_NAME,
      url: origin + pages.home,
      description: pageDescription(facts),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any, in a web browser',
      inLanguage: LOCALE,
      offers: offer(pricing, origin),
      ...publisher,
    },
  ];
}

function offer(pricing: Pricing, origin: string) {
  const price = poundsOf(fullPrice(pricing)).toFixed(2);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: CURRENCY,
    url: origin + pages.pricing,
    ...(pricing === 'subscription' ? { priceSpecification: byTheMonth(price) } : {}),
  };
}

const byTheMonth = (price: string) => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: CURRENCY,
  // The United Nations' code for a month.
  unitCode: 'MON',
});
