/** What the hosted diary page tells search engines and link previews, and says when there is no diary. */

/** '14 Bridge Street, Hebden Bridge HX7 8EX' may be ''; event names are those to come, most urgent first. */
export function pageDescription(business: string, place: string, eventNames: readonly string[]): string {
  const what = eventNames.length ? `: ${eventNames.join(', ')}` : '';
  const where = place ? ` ${place}.` : '';
  return `Book online with ${business}${what}.${where} Free times at a glance, no account needed.`;
}

export const ASK_THE_BUSINESS = 'Please check the address, or contact the business directly.';
export const BOOKED_TITLE = 'Your booking';
export const ABOUT_PRODUCT = (product: string) => `About ${product}`;
