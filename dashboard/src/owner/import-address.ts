import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

/** The address of Add Business says so where the business is imported. */
export const FROM = { query: 'from', file: 'file' } as const;

export const IMPORT_BUSINESS = 'Import a business';

/** A part of Add Business, so that no page that is opened first knows of it. */
export const importAddress = withQuery(pages.newBusiness, { [FROM.query]: FROM.file });
