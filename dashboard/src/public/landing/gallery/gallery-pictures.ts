/** The pictures of the gallery, taken from the running product (../../../../pictures). */

/** Addresses by file name: 'overview-light-640.webp' */
const files: Record<string, string> = import.meta.glob('../../../../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export interface Picture {
  /** As files are named. */
  screen: string;
  caption: string;
  alt: string;
  /** Of the larger file, pixels. */
  width: number;
  height: number;
  /** Files by their width, pixels: one for the page, one for the dialog. */
  widths: readonly [small: number, large: number];
}

const laptop = { width: 1280, height: 800, widths: [640, 1280] } as const;

export const PICTURES: readonly Picture[] = [
  {
    screen: 'overview',
    caption: 'The day at a glance',
    alt: 'The owner’s dashboard: five figures, and under them the next bookings, each with its time, name and service.',
    ...laptop,
  },
  {
    screen: 'week',
    caption: 'The week, with what is booked',
    alt: 'A week from Monday to Sunday: the open hours in green, and on them each booking with its name and time.',
    ...laptop,
  },
  {
    screen: 'new-event',
    caption: 'A new event, and what customers will see',
    alt: 'The form for a new event. Beside it stand the times that customers will be able to book.',
    ...laptop,
  },
  {
    screen: 'bookings',
    caption: 'Every booking, searched and exported',
    alt: 'A table of all bookings with a search, filters by event and month, and a button that exports a file.',
    ...laptop,
  },
  {
    screen: 'widget-site',
    caption: 'The diary on your own site',
    alt: 'A hair salon’s own website, with the diary and its free times in the middle of the page.',
    ...laptop,
  },
];

export type Theme = 'light' | 'dark';

/** Throws an Error that names the command when the picture was not taken. */
export function addressOf(screen: string, theme: Theme, width: number): string {
  const name = `${screen}-${theme}-${width}.webp`;
  const address = files[`../../../../pictures/${name}`];
  if (address === undefined) throw new Error(`dashboard/pictures/${name} is missing: npm run pictures`);
  return address;
}

/** For `srcset`. */
export const sourcesOf = ({ screen, widths }: Picture, theme: Theme): string =>
  widths.map((width) => `${addressOf(screen, theme, width)} ${width}w`).join(', ');
