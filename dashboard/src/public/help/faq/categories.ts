import type { SiteFacts } from '@daybook/schema/contract/site-page';
import type { Category } from './question.ts';
import { account } from './questions/account.ts';
import { businessManagement } from './questions/business-management.ts';
import { customerBookings } from './questions/customer-bookings.ts';
import { eventTypes } from './questions/event-types.ts';
import { gettingStarted } from './questions/getting-started.ts';
import { homeVisits } from './questions/home-visits.ts';
import { pricingAndSupport } from './questions/pricing-and-support.ts';
import { scheduling } from './questions/scheduling.ts';
import { technical } from './questions/technical.ts';
import { venues } from './questions/venues.ts';

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

/** The whole FAQ, in the order of its page. */
export function categoriesFor(facts: SiteFacts): Category[] {
  return CATEGORIES.map((categoryOf) => categoryOf(facts));
}
