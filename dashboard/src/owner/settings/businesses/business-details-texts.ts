/** Settings: Business Details. What every form of a business says is in schema/words/business-texts.ts. */

export const PUBLIC_CALENDAR_URL = 'Public calendar URL';
export const NO_BUSINESSES_TO_EDIT = 'Add a business, and its details can be changed here.';
export const BUSINESS_RENAME_HINT =
  'The public calendar URL follows it. The old address keeps leading to the new one.';
