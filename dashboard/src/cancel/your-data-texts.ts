/** Where the cancel page tells of what else is held about whoever booked. */
import { DATA_LINK_HOURS } from '@daybook/schema/figures/periods';

export const yourDataMeans = (business: string) =>
  `See everything that is held here for ${business} about you, take it with you as a file, or ask to be forgotten. The link to that goes to your own email address.`;
export const SENDING_DATA_LINK = 'Sending…';
export const dataLinkIsSent = (email: string) =>
  `An email with the link is on its way to ${email}. The link works for ${DATA_LINK_HOURS} hours.`;
export const DATA_LINK_FAILED = 'The email could not be sent. Please try again.';
