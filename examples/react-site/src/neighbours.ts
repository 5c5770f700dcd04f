export interface Neighbour {
  /** The diary's address: daybook/diary/<slug>. */
  slug: string;
  name: string;
  what: string;
  accent: string;
}

export const neighbours: Neighbour[] = [
  {
    slug: 'willow-co-hair',
    name: 'Willow & Co. Hair',
    what: 'Ruth cuts and colours hair in Hebden Bridge, one person at a time.',
    accent: '#7a3b5d',
  },
  {
    slug: 'maths-with-maya',
    name: 'Maths with Maya',
    what: 'Maya teaches GCSE maths around Chorlton, at your own kitchen table.',
    accent: '#2456b8',
  },
];
