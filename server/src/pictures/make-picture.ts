/** Makes the one picture that is kept of what an owner sends: small, square, a JPEG without metadata. */

import { createHash } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PICTURE_BYTES_MAX, PICTURE_PIXELS_MAX } from '@daybook/schema/figures/bounds';
import { colours } from '@daybook/schema/figures/colours';
import { createOneAtATime } from '../http/one-at-a-time.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { pictureSizeOf } from './picture-size.ts';

export interface Picture {
  /** 22 characters that fit into an address. */
  hash: string;
  /** Base64. */
  content: string;
}

/** Pixels a side: three times as many as the largest that a page shows. */
export const PICTURE_SIDE = 320;
const QUALITY = 85;

/** Decoding runs on Node's own threads, one at a time, so that pictures leave the others to everybody else. */
const decoding = createOneAtATime();

/** Refuses what isn't a JPEG or PNG, and one of too many bytes or pixels before it is decoded. */
export async function makePicture(sent: string): Promise<Outcome<Picture, 'not a picture'>> {
  const bytes = Buffer.from(sent, 'base64');
  const size = pictureSizeOf(bytes);
  const isBounded =
    size && bytes.length <= PICTURE_BYTES_MAX && size.width * size.height <= PICTURE_PIXELS_MAX;
  if (!isBounded || size.width === 0 || size.height === 0) return no('not a picture');
  const release = await decoding.take('picture');
  try {
    const jpeg = await squareOf(bytes);
    const hash = createHash('sha256').update(jpeg).digest('base64url').slice(0, 22);
    return ok({ hash, content: jpeg.toString('base64') });
  } catch {
    return no('not a picture');
  } finally {
    release();
  }
}

/** Returns the middle of a picture. */
async function squareOf(bytes: Buffer): Promise<Buffer> {
  const image = await loadImage(bytes);
  const side = Math.min(image.width, image.height);
  const canvas = createCanvas(PICTURE_SIDE, PICTURE_SIDE);
  const on = canvas.getContext('2d');
  // A JPEG has no transparency.
  on.fillStyle = colours.card.light;
  on.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  on.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  on.drawImage(image, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
  return canvas.encode('jpeg', QUALITY);
}
