import type { SiteFacts } from '@daybook/schema/contract/site-page';
import type { Category } from './question.ts';
import { account } from './questions/account.ts';
import { businessManagement, customerBookings, gettingStarted } from './questions/business-and-bookings.ts';
import { eventTypes, homeVisits, scheduling, venues } from './questions/events-and-times.ts';
import { pricingAndSupport, technical } from './questions/prices-and-technical.ts';

const CATEGORIES = [
  gettingStarted,
  eventTypes,
  scheduling,
  homeVisits,
  venues,
  customerBookings,
  businessManagement,
  technical,
  account,
  pricingAndSupport,
];

export function categoriesFor(facts: SiteFacts): Category[] {
  return CATEGORIES.map((categoryOf) => categoryOf(facts));
}
