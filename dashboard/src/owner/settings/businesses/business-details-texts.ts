/** Settings: Business Details. What every form of a business says is in owner/business-form. */

export const PUBLIC_CALENDAR_URL = 'Public calendar URL';
export const NO_BUSINESSES_FOUND = 'No businesses found';
export const NO_BUSINESSES_TO_EDIT = 'Add a business, and its details can be changed here.';
export const BUSINESS_RENAME_HINT =
  'The public calendar URL follows it. The old address keeps leading to the new one.';

export const DOWNLOAD_BUSINESS = 'Download this business';
export const BUSINESS_FILE_EXPLAINED =
  'All of it as one file: details, events, bookings with the people who made them. It can be brought into any Daybook, this one or another. Keep it as safe as your diary.';
export const BUSINESS_FILE_FAILED = 'Failed to download the business. Please try again.';

export const BUSINESS_UPDATED = 'Business settings updated successfully!';
export const PUBLIC_URL_CHANGED =
  'Your public calendar URL changed with the name. The old address keeps leading to the new one.';
export const BUSINESS_UPDATE_FAILED = 'Failed to update business details';
export const BUSINESS_UPDATE_NETWORK = 'Network error occurred while updating business settings';
export const ADMIN_OWNS_NONE = 'This account runs Daybook and owns no business.';
