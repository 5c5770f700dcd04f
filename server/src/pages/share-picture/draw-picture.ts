import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { colours } from '@daybook/schema/figures/colours';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { BuiltFile } from '../../http/files.ts';
import type { PublicPagesBuild } from '../client-builds.ts';

export interface Said {
  /** Large: a page's title, or a business's name. */
  heading: string;
  line: string;
}

export type DrawPicture = (said: Said) => Promise<Buffer>;

/** The usual size of Open Graph pictures, pixels. */
export const PICTURE = { width: 1200, height: 630 } as const;

const MARGIN = 88;
const DISPLAY = 'Daybook Display';
const INTERFACE = 'Daybook Interface';
/** Pixels, the largest first: the heading gets the largest in which it fits. */
const HEADING_SIZES = [84, 68, 56, 46] as const;
const HEADING_LINES = 3;

interface Faces {
  display: BuiltFile;
  interface: BuiltFile;
}

/** Registers the typefaces when the first picture is drawn. */
export function createDrawPicture(facesOf: () => Faces): DrawPicture {
  let areKnown = false;
  const learnFaces = () => {
    const faces = facesOf();
    GlobalFonts.register(Buffer.from(faces.display.content), DISPLAY);
    GlobalFonts.register(Buffer.from(faces.interface.content), INTERFACE);
    areKnown = true;
  };
  return async ({ heading, line }) => {
    if (!areKnown) learnFaces();
    const canvas = createCanvas(PICTURE.width, PICTURE.height);
    const on = canvas.getContext('2d');
    on.fillStyle = colours.paper.light;
    on.fillRect(0, 0, PICTURE.width, PICTURE.height);
    on.fillStyle = colours.leaf.light;
    on.fillRect(0, 0, PICTURE.width, 16);
    on.textBaseline = 'alphabetic';
    const { size, lines } = headingIn(on, heading);
    lines.forEach((text, index) => {
      on.fillStyle = colours.ink.light;
      on.fillText(text, MARGIN, MARGIN + 40 + size + index * size * 1.12);
    });
    on.fillStyle = colours.inkSoft.light;
    on.font = `400 36px "${INTERFACE}"`;
    const [first = ''] = linesOf(on, line, 1);
    on.fillText(first, MARGIN, MARGIN + 40 + size + (lines.length - 1) * size * 1.12 + 76);
    on.fillStyle = colours.line.light;
    on.fillRect(MARGIN, PICTURE.height - 128, PICTURE.width - 2 * MARGIN, 2);
    on.fillStyle = colours.leaf.light;
    on.font = `600 38px "${DISPLAY}"`;
    on.fillText(PRODUCT_NAME, MARGIN, PICTURE.height - 62);
    return canvas.encode('png');
  };
}

/** Also sets the canvas's font to the size that it returns. */
function headingIn(on: SKRSContext2D, heading: string): { size: number; lines: string[] } {
  for (const size of HEADING_SIZES) {
    on.font = `600 ${size}px "${DISPLAY}"`;
    const lines = linesOf(on, heading, HEADING_LINES + 1);
    if (lines.length <= HEADING_LINES) return { size, lines };
  }
  const size = HEADING_SIZES[HEADING_SIZES.length - 1] ?? 0;
  return { size, lines: linesOf(on, heading, HEADING_LINES) };
}

/** Returns at most `most` lines of the text, and ends with '…' if there is no room for the rest. */
function linesOf(on: SKRSContext2D, text: string, most: number): string[] {
  const room = PICTURE.width - 2 * MARGIN;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (on.measureText(longer).width <= room) line = longer;
    else {
      if (line) lines.push(line);
      line = cut(on, word, room);
      if (lines.length === most) break;
    }
  }
  if (line && lines.length < most) lines.push(line);
  else if (lines.length === most && line) lines[most - 1] = cut(on, `${lines[most - 1] ?? ''} …`, room);
  return lines;
}

function cut(on: SKRSContext2D, word: string, room: number): string {
  if (on.measureText(word).width <= room) return word;
  const signs = [...word];
  while (signs.length && on.measureText(`${signs.join('')}…`).width > room) signs.pop();
  return `${signs.join('')}…`;
}

/** Returns the two typefaces of the public pages. Throws if the build doesn't contain them. */
export function facesOf({ files }: Pick<PublicPagesBuild, 'files'>): Faces {
  const face = (family: string) => {
    const found = [...files].find(([name]) => name.startsWith(`${family}-latin-wght-normal`));
    if (!found) throw new Error(`The typeface ${family} is not built. Build again: npm run build`);
    return found[1];
  };
  return { display: face('fraunces'), interface: face('figtree') };
}

export const ABOUT_PAGES = 'Online booking for UK service businesses';
export const BOOK_ONLINE = 'Book online, day and night';
/** `day` is a date in words, in the business's time zone. */
export const nextFree = (day: string) => `Next free day: ${day}`;
