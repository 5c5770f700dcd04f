/** Where the cancel page offers to show what else is held about whoever booked. */
import { DATA_LINK_HOURS } from '@daybook/schema/figures/periods';

export const yourDataMeans = (business: string) =>
  `See what ${business} holds about you, download it, or ask for it to be deleted. We’ll email the link to the address in this booking.`;
export const SENDING_DATA_LINK = 'Sending…';
export const dataLinkIsSent = (email: string) =>
  `We’re emailing the link to ${email}. It works for ${DATA_LINK_HOURS} hours.`;
export const DATA_LINK_FAILED = 'We couldn’t send the email. Please try again.';
