/** What customers ask for, and how often: most look at a diary, some at a day's slots, and one of a hundred books. */
export const kinds = ['diary', 'slots', 'booking'] as const;
export type Kind = (typeof kinds)[number];

/** Of a hundred requests. */
export const SHARES: Readonly<Record<Kind, number>> = { diary: 90, slots: 9, booking: 1 };

const HUNDRED = 100;
const hundred = hundredOf(SHARES);

/** Of any hundred requests in a row, each kind has its share, as far apart as they can be. */
export function kindOf(number: number): Kind {
  return hundred[number % HUNDRED] ?? 'diary';
}

function hundredOf({ slots, booking }: Readonly<Record<Kind, number>>): Kind[] {
  const made: Kind[] = Array.from({ length: HUNDRED }, () => 'diary');
  for (let at = 0; at < slots; at += 1) made[Math.floor((at * HUNDRED) / slots)] = 'slots';
  // Just before the middle: no slot list is asked for there.
  for (let at = 0; at < booking; at += 1) made[Math.floor(((at + 0.5) * HUNDRED) / booking) - 1] = 'booking';
  return made;
}
