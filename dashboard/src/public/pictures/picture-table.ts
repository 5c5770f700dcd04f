/**
 * The screenshots on public pages. `npm run pictures` takes them:
 * dashboard/pictures/<name>-<light|dark>-<width>.webp.
 */

interface Picture {
  /** Describes the picture for people who can't see it. */
  alt: string;
  /** Pixels of the larger file; the smaller one is half as wide and high. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel in the window where it is taken. */
  scale: 1 | 2;
}

const LAPTOP = { width: 1280, height: 800, scale: 1 } as const;
const PHONE = { width: 750, height: 1440, scale: 2 } as const;

export const PICTURES = {
  overview: {
    ...LAPTOP,
    alt: 'The owner’s dashboard: five figures, the diary’s web address, and the next bookings with their times, names and services.',
  },
  week: {
    ...LAPTOP,
    alt: 'A week from Monday to Sunday: open hours in green, with each booking’s name and time.',
  },
  month: { ...LAPTOP, alt: 'A month of the calendar, with each day’s events and bookings.' },
  'new-event': {
    ...LAPTOP,
    alt: 'The form for a new event, next to the times that customers will be able to book.',
  },
  services: {
    ...LAPTOP,
    alt: 'Two services of a new event, each with a name, a price and a length, next to what customers will see.',
  },
  bookings: {
    ...LAPTOP,
    alt: 'A table of all bookings, with a search, filters by event and month, and an export button.',
  },
  'share-diary': {
    ...LAPTOP,
    alt: 'A dialog with the diary’s link, its QR code and the code for your own website.',
  },
  settings: { ...LAPTOP, alt: 'Settings, with the details of a business.' },
  'diary-phone': { ...PHONE, alt: 'The diary on a phone, with one day’s free times.' },
  'diary-laptop': { ...LAPTOP, alt: 'The diary on a laptop: a month, and one day’s free times.' },
  'widget-site': {
    ...LAPTOP,
    alt: 'A hair salon’s own website, with the diary and its free times in the middle of the page.',
  },
  'add-business': {
    ...LAPTOP,
    alt: 'The form for a new business: name, email, phone, address and time zone.',
  },
  'set-up': {
    ...LAPTOP,
    alt: 'The first step of the set-up: services, each ticked, with a length and a price.',
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;
export const THEMES = ['light', 'dark'] as const;
export type PictureTheme = (typeof THEMES)[number];

const isName = (name: string): name is PictureName => name in PICTURES;
export const PICTURE_NAMES = Object.keys(PICTURES).filter(isName);

/** Returns the widths of both files in pixels: the smaller for the page, the larger for a close look. */
export const widthsOf = (name: PictureName): readonly [small: number, large: number] => {
  const { width } = PICTURES[name];
  return [width / 2, width];
};

/** Returns 'overview-light-640.webp'. */
export const fileOf = (name: PictureName, theme: PictureTheme, width: number) =>
  `${name}-${theme}-${width}.webp`;
