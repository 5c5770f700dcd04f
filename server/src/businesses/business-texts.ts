/** What an owner is refused about businesses. */
import { TEXT_BYTES_MAX } from '@daybook/schema/figures/bounds';
import { PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';

export const TOO_MANY_BUSINESSES = `You’ve reached the maximum number of businesses. Those that you closed count for up to ${PURGE_AFTER_DAYS} days. To add another now, contact support.`;
export const NO_ROOM_FOR_TEXTS = `An account can keep ${TEXT_BYTES_MAX / 1_000_000} MB of texts in its events and imported bookings, and this would be more. Delete old events or shorten their texts, then try again.`;
