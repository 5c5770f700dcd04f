import { ADMIN_ACCESS_REQUIRED } from '@daybook/schema/words/session-texts';
import { CallError } from '#api/call-error.ts';

const NO_SERVER = 'Unable to connect to server. Please try again later.';
export const NO_CONNECTION = 'Unable to connect to server. Please check your internet connection.';
export const NOTHING_FOUND = 'Nothing found';
export const FIGURES_FAILED = 'We couldn’t load the figures.';
export const FIGURES = 'Figures';
export const ACTIONS = 'Actions';
export const DELETE = 'Delete';
export const NEWEST_FIRST = 'Newest first';
export const OLDEST_FIRST = 'Oldest first';
export const ACTIVE = 'Active';
export const INACTIVE = 'Inactive';
export const PAID = 'Paid';
export const COUPON = 'Coupon';
export const YES = 'Yes';
export const NO = 'No';

const FORBIDDEN = 403;

/** Returns why a list could not be loaded. `refused` is the text when nothing more specific is known. */
export function loadFailureOf(error: unknown, refused: string = NO_SERVER): string {
  if (!(error instanceof CallError)) return refused;
  if (error.status === FORBIDDEN) return ADMIN_ACCESS_REQUIRED;
  return error.status === null ? NO_CONNECTION : refused;
}
