import { PICTURE_BYTES_MAX } from '@daybook/schema/figures/bounds';

/** Pixels a side: more than the server keeps, so that it has something to choose from. */
const SIDE = 720;
/** Tried in turn until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * Returns the middle of a picture of any size as a small JPEG in base64: a phone's photo takes megabytes, and the
 * server decodes none of them. Null for what the browser can't show.
 */
export async function pictureToSend(file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const on = canvas.getContext('2d');
  if (!image || !on) return null;
  const side = Math.min(image.width, image.height);
  canvas.width = canvas.height = Math.min(side, SIDE);
  // A JPEG has no transparency.
  on.fillStyle = 'white';
  on.fillRect(0, 0, canvas.width, canvas.height);
  on.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  on.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  image.close();
  for (const quality of QUALITIES) {
    const text = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if (text.length * 0.75 <= PICTURE_BYTES_MAX) return text;
  }
  return null;
}
