import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

/** `?from=file` opens the import on the Add Business page. */
export const FROM = { query: 'from', file: 'file' } as const;

export const IMPORT_BUSINESS = 'Import a business';

/** The import is part of Add Business, so pages that load first don't include its code. */
export const importAddress = withQuery(pages.newBusiness, { [FROM.query]: FROM.file });
