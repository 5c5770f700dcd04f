import { addressOf, sourcesOf } from './picture-files.ts';
import { PICTURES, type PictureName } from './picture-table.ts';
import styles from './screen-picture.module.css';

interface ScreenPictureProps {
  name: PictureName;
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes: string;
}

/** A picture of a real screen, light or dark as the system is. */
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
        {...{ sizes, alt, width, height }}
      />
    </picture>
  );
}
