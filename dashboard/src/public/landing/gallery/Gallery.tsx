import Maximize2 from 'lucide-react/icons/maximize-2';
import { Band } from '../../parts/Band.tsx';
import { addressOf, PICTURES, sourcesOf, type Picture } from './gallery-pictures.ts';
import { GALLERY, GALLERY_LEDE, LARGER } from './gallery-texts.ts';
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
        {PICTURES.map((picture, index) => (
          <li key={picture.screen} className={styles.item}>
            <Thumbnail picture={picture} sizes={index === 0 ? SIZES.first : SIZES.other} />
          </li>
        ))}
      </ul>
      <PictureDialog />
    </Band>
  );
}

function Thumbnail({ picture, sizes }: { picture: Picture; sizes: string }) {
  const { screen, caption, alt, width, height, widths } = picture;
  const [small, large] = widths;
  return (
    <figure className={styles.figure}>
      <a
        className={styles.link}
        href={addressOf(screen, 'light', large)}
        data-picture={caption}
        data-dark={addressOf(screen, 'dark', large)}
      >
        <picture>
          <source
            media="(prefers-color-scheme: dark)"
            srcSet={sourcesOf(picture, 'dark')}
            sizes={sizes}
            width={width}
            height={height}
          />
          <img
            className={styles.image}
            src={addressOf(screen, 'light', small)}
            srcSet={sourcesOf(picture, 'light')}
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
