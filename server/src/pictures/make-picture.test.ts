import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { PICTURE_BYTES_MAX, PICTURE_PIXELS_MAX } from '@daybook/schema/figures/bounds';
import { EXAMPLE_PICTURE } from '../../test/example-picture.ts';
import { makePicture, PICTURE_SIDE } from './make-picture.ts';
import { pictureSizeOf } from './picture-size.ts';

const REFUSED = { ok: false, reason: 'not a picture' };

function painted(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const on = canvas.getContext('2d');
  on.fillStyle = '#c00';
  on.fillRect(0, 0, width, height);
  on.fillStyle = '#00c';
  on.fillRect(0, 0, width / 4, height);
  return canvas;
}
const jpeg = (width: number, height: number) => painted(width, height).encode('jpeg', 80);
const png = (width: number, height: number) => painted(width, height).encode('png');

async function made(bytes: Buffer): Promise<Buffer> {
  const picture = await makePicture(bytes.toString('base64'));
  if (!picture.ok) throw new Error(picture.reason);
  return Buffer.from(picture.value.content, 'base64');
}

/** Puts an Exif segment with a text into a JPEG. */
function withMetadata(bytes: Buffer, text: string): Buffer {
  const content = Buffer.from(`Exif\0\0${text}`);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, content, bytes.subarray(2)]);
}

it('keeps the middle of any JPEG or PNG, as a small square JPEG', async () => {
  for (const bytes of [await jpeg(800, 400), await png(300, 900), Buffer.from(EXAMPLE_PICTURE, 'base64')]) {
    const picture = await made(bytes);
    expect(pictureSizeOf(picture)).toEqual({ width: PICTURE_SIDE, height: PICTURE_SIDE });
    expect(picture.readUInt16BE(0)).toBe(0xffd8);
  }
  const canvas = createCanvas(PICTURE_SIDE, PICTURE_SIDE);
  const on = canvas.getContext('2d');
  on.drawImage(await loadImage(await made(await jpeg(800, 400))), 0, 0);
  // Its left quarter is cut off.
  const [red, , blue] = on.getImageData(4, 100, 1, 1).data;
  expect([(red ?? 0) > 150, (blue ?? 255) < 60]).toEqual([true, true]);
});

it('drops the metadata', async () => {
  const sent = withMetadata(await jpeg(400, 400), 'Taken at home');
  expect(pictureSizeOf(sent)).toEqual({ width: 400, height: 400 });
  expect((await made(sent)).includes('Taken at home')).toBe(false);
});

it('has the same hash for the same picture only', async () => {
  const [one, again, other] = await Promise.all(
    [await jpeg(400, 400), await jpeg(400, 400), await jpeg(300, 400)].map((bytes) =>
      makePicture(bytes.toString('base64')),
    ),
  );
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
});

it('refuses what names too many pixels, also of a picture that could be decoded', async () => {
  const bomb = Buffer.from(EXAMPLE_PICTURE, 'base64');
  bomb.writeUInt32BE(65_535, 16);
  bomb.writeUInt32BE(65_535, 20);
  expect(await makePicture(bomb.toString('base64'))).toEqual(REFUSED);
  const side = Math.ceil(Math.sqrt(PICTURE_PIXELS_MAX));
  expect(await makePicture((await jpeg(side, side)).toString('base64'))).toEqual(REFUSED);
});

it('refuses too many bytes, and too many scans', async () => {
  const small = await jpeg(400, 400);
  const long = Buffer.concat([small, Buffer.alloc(PICTURE_BYTES_MAX)]);
  expect(await makePicture(long.toString('base64'))).toEqual(REFUSED);
  const scans = Buffer.concat([small, ...Array.from({ length: 40 }, () => Buffer.from([0xff, 0xda, 0, 2]))]);
  expect(await makePicture(scans.toString('base64'))).toEqual(REFUSED);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0')],
  ['the head of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 40, 0, 40, 3])],
  ['the head of a PNG', Buffer.from(EXAMPLE_PICTURE, 'base64').subarray(0, 30)],
  ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0, 0, 0, 0])],
])('refuses %s', async (_, bytes) => {
  expect(await makePicture(bytes.toString('base64'))).toEqual(REFUSED);
});
