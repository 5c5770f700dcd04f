import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

/** What the address of Add Business says where the business comes from a file. */
export const FROM = { query: 'from', file: 'file' } as const;

export const BRING_BUSINESS = 'Bring a business from a file';

/** A part of Add Business, so that no page that is opened first knows of it. */
export const bringAddress = withQuery(pages.newBusiness, { [FROM.query]: FROM.file });
