/**
 * The pictures of the product's own screens, which `npm run pictures` takes: dashboard/pictures/
 * <name>-<light|dark>-<width>.webp. Pages do without one that has not been taken.
 */

interface Screen {
  /** What is to be seen on it, for those who do not see it. */
  alt: string;
  /** Pixels of its largest file. */
  width: number;
  height: number;
}

const LAPTOP = { width: 1280, height: 800 } as const;
const PHONE = { width: 750, height: 1440 } as const;

export const SCREENS = {
  overview: { ...LAPTOP, alt: 'The dashboard: five figures, the next bookings, and the diary’s address.' },
  week: { ...LAPTOP, alt: 'A week of the calendar: hours that can be booked, and bookings in them.' },
  month: { ...LAPTOP, alt: 'A month of the calendar, with events and bookings day by day.' },
  'new-event': {
    ...LAPTOP,
    alt: 'The form of a new event, and beside it the times that customers will see.',
  },
  services: { ...LAPTOP, alt: 'The services of an event, each with its name, price and length.' },
  bookings: { ...LAPTOP, alt: 'The table of all bookings, with its search, filters and export.' },
  'share-diary': { ...LAPTOP, alt: 'The diary’s link, its QR code and the lines for a website.' },
  settings: { ...LAPTOP, alt: 'The settings, with the details of a business.' },
  'diary-phone': { ...PHONE, alt: 'The diary on a phone, with the free times of a day.' },
  'diary-laptop': { ...LAPTOP, alt: 'The diary on a laptop: the month, and the free times of a day.' },
  'widget-site': { ...LAPTOP, alt: 'A salon’s own website with the diary in it.' },
  'add-business': { ...LAPTOP, alt: 'The form of a new business: name, email, phone, address and timezone.' },
} as const satisfies Record<string, Screen>;

export type PictureName = keyof typeof SCREENS;
export type PictureTheme = 'light' | 'dark';

interface PictureFile {
  address: string;
  /** Pixels. */
  width: number;
}

const addresses: Record<string, string> = import.meta.glob('../../../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The files of one picture, the smallest first; none where it has not been taken. */
export function filesOf(name: PictureName, theme: PictureTheme): PictureFile[] {
  const beginning = `../../../pictures/${name}-${theme}-`;
  return Object.entries(addresses)
    .filter(([path]) => path.startsWith(beginning))
    .map(([path, address]) => ({ address, width: Number.parseInt(path.slice(beginning.length), 10) }))
    .sort((one, other) => one.width - other.width);
}
