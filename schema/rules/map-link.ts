import { withQuery } from './path.ts';

/** The address of a home visit as the customer typed it. */
export interface VisitedPlace {
  customer_address: string | null;
  customer_postcode: string | null;
}

/** Returns '3 Mill Lane, Hebden Bridge, HX7 8EX'; '' if nothing is known. */
export function visitAddressOf({ customer_address, customer_postcode }: VisitedPlace): string {
  const parts = [customer_address, customer_postcode].map((part) => (part ?? '').replace(/\s+/g, ' ').trim());
  const [address = '', postcode = ''] = parts;
  // Some type the postcode into both fields.
  const isInAddress = bare(address).endsWith(bare(postcode));
  return [address, isInAddress ? '' : postcode].filter(Boolean).join(', ');
}

/** Returns a link that searches a map for the address, which only its query contains; null without one. */
export function mapLinkOf(address: string): string | null {
  const wanted = address.trim();
  return wanted === '' ? null : withQuery('https://www.google.com/maps/search/', { api: 1, query: wanted });
}

const bare = (text: string) => text.replace(/\s/g, '').toUpperCase();
