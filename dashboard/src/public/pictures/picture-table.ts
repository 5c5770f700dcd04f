/**
 * The pictures of the product's own screens that public pages show, and what each is of. `npm run pictures` takes them:
 * dashboard/pictures/<name>-<light|dark>-<width>.webp.
 */

interface Picture {
  /** Describes the picture for people who don't see it. */
  alt: string;
  /** Pixels of its larger file; the smaller one has half of them each way. */
  width: number;
  height: number;
  /** Pixels of the picture for one of the window in which it is taken. */
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
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;
export const THEMES = ['light', 'dark'] as const;
export type PictureTheme = (typeof THEMES)[number];

const isName = (name: string): name is PictureName => name in PICTURES;
export const PICTURE_NAMES = Object.keys(PICTURES).filter(isName);

/** Of its two files, pixels: the smaller one for a page, the larger one for whoever looks closely. */
export const widthsOf = (name: PictureName): readonly [small: number, large: number] => {
  const { width } = PICTURES[name];
  return [width / 2, width];
};

/** 'overview-light-640.webp' */
export const fileOf = (name: PictureName, theme: PictureTheme, width: number) =>
  `${name}-${theme}-${width}.webp`;
