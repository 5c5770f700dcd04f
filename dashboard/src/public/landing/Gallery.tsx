import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/Layout.tsx';
import { Text } from '#ui/Text.tsx';
import { Band } from '../parts/PageParts.tsx';
import { type PictureName, PICTURES, widthsOf } from '../pictures/picture-table.ts';
import { addressOf, sourcesOf } from '../pictures/ScreenPicture.tsx';
import * as texts from './landing-texts.ts';
import styles from './gallery.module.css';

/** For the first picture, which is the largest, and for the others. */
const SIZES = {
  first: '(width >= 1240px) 500px, (width >= 1024px) 43vw, 94vw',
  other: '(width >= 1240px) 320px, (width >= 1024px) 28vw, (width >= 768px) 46vw, 94vw',
} as const;

/** Shows the product's screens. Each links to its large file; live-landing.ts opens it in a dialog. */
export function Gallery() {
  return (
    <Band id="gallery" heading={texts.GALLERY} lede={texts.GALLERY_LEDE}>
      <ul className={styles.pictures}>
        {texts.SHOWN.map(({ name, caption }, index) => (
          <li key={name} className={styles.item}>
            <Thumbnail name={name} caption={caption} sizes={index === 0 ? SIZES.first : SIZES.other} />
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
  sizes: string;
}

function Thumbnail({ name, caption, sizes }: ThumbnailProps) {
  const { alt, width, height } = PICTURES[name];
  const [small, large] = widthsOf(name);
  return (
    <Card as="figure" className={styles.figure}>
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
            alt={`${alt} ${texts.LARGER}`}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <Maximize2 className={styles.sign} aria-hidden="true" />
      </a>
      <Text as="figcaption" size={14} tone="soft" className={styles.caption}>
        {caption}
      </Text>
    </Card>
  );
}

/** Closed and empty until live-landing.ts shows pictures in it. */
function PictureDialog() {
  return (
    <dialog className={styles.dialog} aria-label={texts.PICTURES_DIALOG} data-picture-dialog="">
      <Row gap={4} isOneLine className={styles.bar}>
        <Text weight="medium" role="status" data-picture-caption="" className={styles.shown} />
        <IconButton icon={ChevronLeft} label={texts.PREVIOUS_PICTURE} data-picture-step="-1" />
        <IconButton icon={ChevronRight} label={texts.NEXT_PICTURE} data-picture-step="1" />
        <IconButton icon={X} label={texts.CLOSE} data-picture-close="" />
      </Row>
      <div className={styles.stage} data-picture-stage="" />
    </dialog>
  );
}
