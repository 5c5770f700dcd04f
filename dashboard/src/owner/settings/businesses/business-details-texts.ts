/** Settings: Business Details. What every form of a business says is in owner/business-form. */

export const PUBLIC_CALENDAR_URL = 'Public calendar URL';
export const NO_BUSINESSES_FOUND = 'No businesses found';
export const NO_BUSINESSES_TO_EDIT = 'Add a business to see and change its details here.';
export const BUSINESS_RENAME_HINT =
  'The public calendar URL changes with the name. The old address redirects to the new one.';

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
