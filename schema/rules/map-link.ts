import { withQuery } from './path.ts';

/** Where a customer wants to be visited: what they typed, each on one line; null where they typed nothing. */
export interface VisitedPlace {
  customer_address: string | null;
  customer_postcode: string | null;
}

/** '3 Mill Lane, Hebden Bridge, HX7 8EX'; '' where nothing is known. */
export function visitAddressOf({ customer_address, customer_postcode }: VisitedPlace): string {
  const parts = [customer_address, customer_postcode].map((part) => (part ?? '').replace(/\s+/g, ' ').trim());
  const [address = '', postcode = ''] = parts;
  // Some type the postcode into both fields.
  const isInAddress = bare(address).endsWith(bare(postcode));
  return [address, isInAddress ? '' : postcode].filter(Boolean).join(', ');
}

/** Opens a map that looks for that address; null for an empty one. The address stands in the query alone. */
export function mapLinkOf(address: string): string | null {
  const wanted = address.trim();
  return wanted === '' ? null : withQuery('https://www.google.com/maps/search/', { api: 1, query: wanted });
}

const bare = (text: string) => text.replace(/\s/g, '').toUpperCase();
