import Maximize2 from 'lucide-react/icons/maximize-2';
import { Band } from '../../parts/Band.tsx';
import { addressOf, sourcesOf } from '../../pictures/picture-files.ts';
import { PICTURES, widthsOf, type PictureName } from '../../pictures/picture-table.ts';
import { GALLERY, GALLERY_LEDE, LARGER, SHOWN } from './gallery-texts.ts';
import styles from './gallery.module.css';
import { PictureDialog } from './PictureDialog.tsx';

/** Of the first picture, which is the largest, and of the others. */
const SIZES = {
  first: '(width >= 1200px) 500px, (width >= 900px) 43vw, 94vw',
  other: '(width >= 1200px) 320px, (width >= 900px) 28vw, (width >= 640px) 46vw, 94vw',
} as const;

/** The product's own screens. Each leads to its large file; live-gallery.ts opens it in a dialog instead. */
export function Gallery() {
  return (
    <Band id="gallery" heading={GALLERY} lede={GALLERY_LEDE}>
      <ul className={styles.pictures}>
        {SHOWN.map(({ name, caption }, index) => (
          <li key={name} className={styles.item}>
            <Thumbnail {...{ name, caption }} sizes={index === 0 ? SIZES.first : SIZES.other} />
          </li>
        ))}
      </ul>
      <PictureDialog />
    </Band>
  );
}

interface ThumbnailProps {
  name: PictureName;
  caption: string;
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes: string;
}

function Thumbnail({ name, caption, sizes }: ThumbnailProps) {
  const { alt, width, height } = PICTURES[name];
  const [small, large] = widthsOf(name);
  return (
    <figure className={styles.figure}>
      <a
        className={styles.link}
        href={addressOf(name, 'light', large)}
        data-picture={caption}
        data-dark={addressOf(name, 'dark', large)}
      >
        <picture>
          <source
            media="(prefers-color-scheme: dark)"
            srcSet={sourcesOf(name, 'dark')}
            sizes={sizes}
            width={width}
            height={height}
          />
          <img
            className={styles.image}
            src={addressOf(name, 'light', small)}
            srcSet={sourcesOf(name, 'light')}
            sizes={sizes}
            width={width}
            height={height}
            alt={`${alt} ${LARGER}`}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <Maximize2 className={styles.sign} aria-hidden="true" />
      </a>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
