import type { Business } from '@daybook/schema/contract/business';
import { BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';

export const PUBLIC_CALENDAR_URL = 'Public calendar URL';
export const NO_BUSINESSES_FOUND = 'No businesses found';
export const NO_BUSINESSES_TO_EDIT = 'Add a business to see and change its details here.';
export const BUSINESS_RENAME_HINT =
  'The public calendar URL changes with the name. The old address redirects to the new one.';

export const HOURS_FROM_WEEKLY_HOURS = 'As your weekly hours say';

export const DOWNLOAD_BUSINESS = 'Export this business';
export const BUSINESS_FILE_EXPLAINED =
  'One file with the business’s details, events and bookings, including customers’ details. You can import it into any Daybook site. Keep it secure.';
export const BUSINESS_FILE_FAILED = 'We couldn’t export this business. Please try again.';

export const BUSINESS_UPDATED = 'Business settings updated successfully!';
export const PUBLIC_URL_CHANGED =
  'Your public calendar URL changed with the name. The old address redirects to the new one.';
export const BUSINESS_UPDATE_FAILED = 'Failed to update business details';
export const BUSINESS_UPDATE_NETWORK = 'Network error occurred while updating business settings';
export const ADMIN_OWNS_NONE = 'This account runs Daybook, so it has no businesses.';

export const CLOSE_BUSINESS = 'Close this business';
export const CLOSING_BUSINESS = 'Closing…';
export const KEEP_BUSINESS = 'Keep business';
export const closeQuestion = (business: string) => `Close ${business}?`;
export const CLOSE_PHRASE = 'CLOSE BUSINESS';
export const TYPE_CLOSE_PHRASE = `Please type "${CLOSE_PHRASE}" to confirm`;
export const CLOSE_CANNOT_UNDO =
  'This can’t be undone. To keep a copy, export the business first. Your account and your other businesses stay.';
export const businessClosed = (business: string) => `${business} is closed.`;
export const CLOSE_FAILED = {
  refused: 'We couldn’t close this business. Please try again.',
  network:
    'We couldn’t reach Daybook, so this business may still be open. Check your connection and try again.',
};

type Closed = Pick<Business, 'business_name' | 'has_paid' | 'is_imported' | 'subscription'>;

export function closeConsequences({
  business_name: name,
  has_paid: hasPaid,
  is_imported: isImported,
  subscription,
}: Closed): string[] {
  const hasSubscription = subscription !== null && subscription.status !== 'ended';
  return [
    `The diary of ${name} goes offline at once, and you can no longer see its events and bookings.`,
    `Every upcoming booking is cancelled, and we email the customers${isImported ? ` unless their bookings were imported. ${IMPORTED_EMAILED}` : '.'}`,
    ...(hasSubscription ? ['Its subscription ends.'] : []),
    ...(hasPaid ? ['Payments for it aren’t refunded automatically.'] : []),
    `Its data is deleted within ${PURGE_AFTER_DAYS} days. We keep only the date, service and price of each booking, for ${BOOKING_RECORD_YEARS} years, and our payment records.`,
  ];
}

export const PLAN = 'Plan';
export const OPENING = 'Opening…';
export const PORTAL_FAILED = 'We couldn’t open your subscription. Please try again.';
export const PORTAL_EXPLAINED = 'Change your card, see invoices, cancel or resume, on Stripe’s website.';
/** For a subscription that has ended. */
export const PORTAL_INVOICES = 'See its invoices on Stripe’s website.';
