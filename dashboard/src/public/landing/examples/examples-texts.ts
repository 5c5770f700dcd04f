/** What owners might say: examples of uses, and plainly said to be. */

export const OWNERS_MIGHT_SAY = 'What owners might say';
export const EXAMPLES_ONLY = 'Examples, until real ones are here';
export const EXAMPLES_ROW = 'Examples, one beside the other';
export const PAUSE = 'Pause';
export const GO_ON = 'Go on';

export const EXAMPLES = [
  {
    said: 'I set it up between two clients and shared the link that evening.',
    by: 'Example: a hairdresser in Leeds',
  },
  {
    said: 'Their address comes with the booking. I plan my round over breakfast.',
    by: 'Example: a mobile mechanic',
  },
  {
    said: 'Two rooms, one page, and nobody turns up to a full class any more.',
    by: 'Example: a yoga studio',
  },
  { said: 'My customers are seventy, and they manage.', by: 'Example: a chiropodist' },
  { said: 'I published the whole autumn term in one evening.', by: 'Example: a maths tutor' },
] as const;
