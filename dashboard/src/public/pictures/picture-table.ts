/**
 * The pictures of the product's own screens that public pages show, and what each is of. `npm run pictures` takes them:
 * dashboard/pictures/<name>-<light|dark>-<width>.webp.
 */

export interface Picture {
  /** What is to be seen on it, for those who do not see it. */
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
    alt: 'The owner’s dashboard: five figures, the next bookings, each with its time, name and service, and the diary’s address.',
  },
  week: {
    ...LAPTOP,
    alt: 'A week from Monday to Sunday: the open hours in green, and on them each booking with its name and time.',
  },
  month: { ...LAPTOP, alt: 'A month of the calendar, with events and bookings day by day.' },
  'new-event': {
    ...LAPTOP,
    alt: 'The form of a new event. Beside it stand the times that customers will be able to book.',
  },
  services: {
    ...LAPTOP,
    alt: 'Two services of a new event, each with its name, price and length, and beside them what customers will see.',
  },
  bookings: {
    ...LAPTOP,
    alt: 'A table of all bookings with a search, filters by event and month, and a button that exports a file.',
  },
  'share-diary': {
    ...LAPTOP,
    alt: 'A dialog with the diary’s link, its QR code and the way to one’s own website.',
  },
  settings: { ...LAPTOP, alt: 'The settings, with the details of a business.' },
  'diary-phone': { ...PHONE, alt: 'The diary on a phone, with the free times of a day.' },
  'diary-laptop': { ...LAPTOP, alt: 'The diary on a laptop: the month, and the free times of a day.' },
  'widget-site': {
    ...LAPTOP,
    alt: 'A hair salon’s own website, with the diary and its free times in the middle of the page.',
  },
  'add-business': { ...LAPTOP, alt: 'The form of a new business: name, email, phone, address and timezone.' },
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
