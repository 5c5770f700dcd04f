/** Reads customers out of a table, whichever program made it: Fresha, Square, Acuity, Google Contacts or a spreadsheet. */

/** What a column may hold. `name` is the whole name; several columns may be notes. */
export type ColumnUse = 'first_name' | 'last_name' | 'name' | 'email' | 'phone' | 'note' | 'none';

/** A customer as in the file, before it is checked. */
export interface ReadContact {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  note: string;
}

/** The more particular name comes first: a 'Mobile Number' is the phone number, where there is also a 'Telephone'. */
const NAMES: readonly (readonly [Exclude<ColumnUse, 'none'>, RegExp])[] = [
  ['first_name', /^(client |customer )?(first|given|fore) ?name$/],
  ['last_name', /^(client |customer )?(last|family) ?name$|^surname$/],
  ['name', /^(client|customer|contact|full|display)?( |’s |'s )?name$|^(client|customer)$/],
  ['email', /^(client |customer )?e ?mail( address)?( 1)?( value)?$/],
  ['phone', /^(mobile|cell)( ?phone)?( number| no)?$/],
  [
    'phone',
    /^(primary )?(tele)?phone( number| no)?( 1)?( value)?$|^(contact|client|customer) (number|phone)$|^tel$/,
  ],
  ['note', /^(client |customer |appointment )?(notes?|memo|comments?)$/],
];

/** Guesses what each column holds from its heading. No two hold the same, and a whole name is used without others. */
export function guessColumns(headings: readonly string[]): ColumnUse[] {
  const names = headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d’']+/gu, ' ')
      .trim(),
  );
  const uses: ColumnUse[] = headings.map(() => 'none');
  for (const [use, pattern] of NAMES) {
    const at = names.findIndex((name, column) => uses[column] === 'none' && pattern.test(name));
    if (at >= 0 && !uses.includes(use)) uses[at] = use;
  }
  return uses.map((use) => (use === 'name' && uses.includes('first_name') ? 'none' : use));
}

/** Returns what one row says of a customer. `headings` name the notes if there are several. */
export function contactIn(
  row: readonly string[],
  uses: readonly ColumnUse[],
  headings: readonly string[],
): ReadContact {
  const cell = (use: ColumnUse) => cellText(row[uses.indexOf(use)] ?? '');
  const whole = uses.includes('name') ? partsOfName(cell('name')) : null;
  const notes = uses.flatMap((use, column) => {
    const text = use === 'note' ? cellText(row[column] ?? '') : '';
    return text === '' ? [] : [{ heading: headings[column] ?? '', text }];
  });
  const areSeveral = uses.filter((use) => use === 'note').length > 1;
  return {
    first_name: whole?.first_name ?? (cell('first_name') || cell('last_name')),
    last_name: whole?.last_name ?? (cell('first_name') === '' ? '' : cell('last_name')),
    email: cell('email'),
    phone: phoneIn(cell('phone')),
    note: notes.map(({ heading, text }) => (areSeveral ? `${heading}: ${text}` : text)).join('\n'),
  };
}

/** 'Ada Byron Lovelace' and 'Lovelace, Ada Byron' give a first name and the rest. */
function partsOfName(name: string): { first_name: string; last_name: string } {
  const [surname = '', given] = name.split(',').map((part) => part.trim());
  if (given) return { first_name: given, last_name: surname };
  const [first = '', ...rest] = name.split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** Programs put an apostrophe before what a spreadsheet would run as a formula. */
const cellText = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, '');

/** A number that a spreadsheet rounded, such as 4.47701E+11. Nobody can tell what it was. */
export const isRounded = (phone: string) => /^\d(\.\d+)?e\+\d+$/i.test(phone);

/** Gives a UK mobile number the 0 that a spreadsheet took away. A rounded number is left out. */
function phoneIn(text: string): string {
  if (isRounded(text)) return '';
  return /^7\d{9}$/.test(text) ? `0${text}` : text;
}
