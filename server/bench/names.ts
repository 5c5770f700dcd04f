/** What the people of a measured platform are called: ten of each, so that the two lists make a hundred names. */

export const FIRST_NAMES = ['Olive', 'Mo', 'Hana', 'Gareth', 'Ruth', 'Zoë', 'Priya', 'Tom', 'Isla', 'Yusuf'];
export const LAST_NAMES = [
  'Ellis',
  'Adeyemi',
  'Sato',
  'Price',
  'Łuczak',
  'Okafor',
  'Shah',
  'Byrne',
  'Grant',
  'Khan',
];
