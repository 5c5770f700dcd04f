/** What an owner is refused about businesses. */
import { TEXT_BYTES_MAX } from '@daybook/schema/figures/bounds';

export const TOO_MANY_BUSINESSES =
  'This account already has as many businesses as it can. Please contact support to add another.';
export const NO_ROOM_FOR_TEXTS = `An account can keep ${TEXT_BYTES_MAX / 1_000_000} MB of texts in its events and imported bookings, and this would be more. Delete old events or shorten their texts, then try again.`;
