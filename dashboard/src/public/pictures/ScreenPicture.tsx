import { filesOf, SCREENS, type PictureName, type PictureTheme } from './pictures.ts';
import styles from './screen-picture.module.css';

interface ScreenPictureProps {
  name: PictureName;
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes: string;
  /** On a large window it stands on the first screen, so it is not waited with. */
  isFirst?: boolean;
}

/** A picture of a real screen, light or dark as the system is; nothing where it has not been taken. */
export function ScreenPicture({ name, sizes, isFirst = false }: ScreenPictureProps) {
  const largest = filesOf(name, 'light').at(-1);
  if (!largest) return null;
  const { alt, width, height } = SCREENS[name];
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={sourcesOf(name, 'dark')} sizes={sizes} />
      <img
        className={styles.picture}
        data-tall={height > width || undefined}
        srcSet={sourcesOf(name, 'light')}
        src={largest.address}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        {...{ sizes, alt, width, height }}
      />
    </picture>
  );
}

const sourcesOf = (name: PictureName, theme: PictureTheme) =>
  filesOf(name, theme)
    .map(({ address, width }) => `${address} ${width}w`)
    .join(', ');
