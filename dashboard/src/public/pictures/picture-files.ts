/** Where the pictures are served. */
import { fileOf, widthsOf, type PictureName, type PictureTheme } from './picture-table.ts';

const addresses: Record<string, string> = import.meta.glob('../../../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Throws an Error that names the command when the picture was not taken. */
export function addressOf(name: PictureName, theme: PictureTheme, width: number): string {
  const file = fileOf(name, theme, width);
  const address = addresses[`../../../pictures/${file}`];
  if (address === undefined) throw new Error(`dashboard/pictures/${file} is missing: npm run pictures`);
  return address;
}

/** For `srcset`. */
export const sourcesOf = (name: PictureName, theme: PictureTheme): string =>
  widthsOf(name)
    .map((width) => `${addressOf(name, theme, width)} ${width}w`)
    .join(', ');
