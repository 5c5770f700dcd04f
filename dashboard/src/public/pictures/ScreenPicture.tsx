import { PICTURES, type PictureName, fileOf, widthsOf, type PictureTheme } from './picture-table.ts';
import styles from '#public/parts/reading-page.module.css';

interface ScreenPictureProps {
  name: PictureName;
  sizes: string;
}

/** Shows a screenshot, light or dark to match the system. */
export function ScreenPicture({ name, sizes }: ScreenPictureProps) {
  const { alt, width, height } = PICTURES[name];
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={sourcesOf(name, 'dark')} sizes={sizes} />
      <img
        className={styles.picture}
        data-tall={height > width || undefined}
        srcSet={sourcesOf(name, 'light')}
        src={addressOf(name, 'light', width)}
        loading="lazy"
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}

const addresses: Record<string, string> = import.meta.glob('../../../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Throws an Error that names the command to run when the picture is missing. */
export function addressOf(name: PictureName, theme: PictureTheme, width: number): string {
  const file = fileOf(name, theme, width);
  const address = addresses[`../../../pictures/${file}`];
  if (address === undefined) throw new Error(`dashboard/pictures/${file} is missing: npm run pictures`);
  return address;
}

export const sourcesOf = (name: PictureName, theme: PictureTheme): string =>
  widthsOf(name)
    .map((width) => `${addressOf(name, theme, width)} ${width}w`)
    .join(', ');
