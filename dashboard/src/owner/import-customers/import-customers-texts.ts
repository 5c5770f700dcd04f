import { CUSTOMERS_FILE_BYTES_MAX, CUSTOMERS_MAX } from '@daybook/schema/figures/bounds';
import { counted, numberText } from '@daybook/schema/words/counted';
import type { ColumnUse } from './columns.ts';

export const IMPORT_CUSTOMERS = 'Add customers from a file';
export const LEDE =
  'Export your customers from the program you use now, or save your spreadsheet as CSV. You’ll see what happens before anything is added, and no one is emailed.';
export const FILE = 'CSV file';
export const FILE_HINT = 'From Fresha, Square, Acuity, Google Contacts, Excel and others';
export const READING = 'Reading the file…';
export const TOO_LARGE = `This file is larger than ${numberText(CUSTOMERS_FILE_BYTES_MAX / 1_000_000)} MB. Split it and add the parts one after the other.`;
export const TOO_MANY_ROWS = `This file has more than ${numberText(CUSTOMERS_MAX)} rows. Split it and add the parts one after the other.`;
export const UNREADABLE = 'We couldn’t read this file. Please choose it again.';
export const NOT_CSV =
  'This isn’t a CSV file. In your spreadsheet, choose ‘Save as’ or ‘Download’, then CSV.';
export const NO_ROWS = 'This file has no customers. The first row must have the names of the columns.';

export const COLUMNS = 'What’s in each column';
export const COLUMNS_EXPLAINED = 'We guessed from the headings. Change what isn’t right.';
export const unnamed = (column: number) => `Column ${column}`;
/** `values` are the column's first ones. */
export const example = (values: readonly string[]) =>
  values.length === 0 ? 'Empty' : `For example ${values.join(', ')}`;
export const USES = [
  { value: 'none', label: 'Leave out' },
  { value: 'first_name', label: 'First name' },
  { value: 'last_name', label: 'Last name' },
  { value: 'name', label: 'Whole name' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'note', label: 'Private note' },
] as const satisfies readonly { value: ColumnUse; label: string }[];
export const NAME_COLUMN_NEEDED = 'Choose the column with the first name or the whole name.';

export const WHAT_HAPPENS = 'What happens';
export const CHECKING = 'Comparing with your customers…';
export const CHECK_FAILED = 'We couldn’t compare the file with your customers.';
export const newOnes = (count: number) =>
  count === 1 ? '1 new customer is added.' : `${numberText(count)} new customers are added.`;
export const filledOnes = (count: number) =>
  count === 1
    ? '1 row is of a customer you have: we add only what’s missing, and keep what you wrote.'
    : `${numberText(count)} rows are of customers you have: we add only what’s missing, and keep what you wrote.`;
export const knownOnes = (count: number) =>
  count === 1 ? '1 row has nothing new.' : `${numberText(count)} rows have nothing new.`;
export const refusedOnes = (count: number) =>
  count === 1 ? '1 row can’t be added:' : `${numberText(count)} rows can’t be added:`;
export const refusedRow = (line: number, problem: string) => `Row ${numberText(line)}: ${problem}`;
export const andMore = (count: number) => `and ${counted(count, 'more row', 'more rows')}`;
export const roundedOnes = (count: number) =>
  count === 1
    ? 'A spreadsheet rounded 1 phone number, so we leave it out.'
    : `A spreadsheet rounded ${numberText(count)} phone numbers, so we leave them out.`;
export const NOBODY_EMAILED = 'No one is emailed. Add only people who are your customers.';
export const NOTHING_TO_ADD = 'There’s nothing to add from this file.';

export const addThem = (count: number) =>
  count === 1 ? 'Add 1 customer' : `Add ${numberText(count)} customers`;
export const fillThem = 'Add what’s missing';
export const ADDING = 'Adding…';
export const progressText = (done: number, total: number) => `${numberText(done)} of ${numberText(total)}`;
export const OTHER_FILE = 'Choose another file';
export const ADD_FAILED = {
  refused: 'We couldn’t add all of them. Try again: no one is added twice.',
  network: 'We couldn’t add all of them. Check your connection and try again: no one is added twice.',
};

export const ADDED = 'Your customers are here';
export const SEE_CUSTOMERS = 'See your customers';
export const addedOnes = (count: number) =>
  count === 1 ? '1 customer added.' : `${numberText(count)} customers added.`;
export const filledIn = (count: number) =>
  count === 1
    ? '1 row filled in what was missing of a customer.'
    : `${numberText(count)} rows filled in what was missing of customers.`;
export const leftOut = (count: number) =>
  count === 1 ? '1 row was left out.' : `${numberText(count)} rows were left out.`;
