import type { Person } from '@daybook/schema/contract/catalogue';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from '../settings.module.css';

declare module 'react' {
  interface CSSProperties {
    '--hue'?: string | undefined;
  }
}

type Marked = Pick<Person, 'name' | 'colour' | 'picture'>;

/** A person's picture, or their initial, on their colour. It is decorative, because the name is always next to it. */
export function PersonMark({ name, colour, picture }: Marked) {
  return picture !== null ? (
    <img className={styles.mark} style={{ '--hue': colour }} src={picture} alt="" width={44} height={44} />
  ) : (
    <span className={styles.mark} style={{ '--hue': colour }} aria-hidden="true">
      {Array.from(name)[0]?.toUpperCase()}
    </span>
  );
}

export function Swatch({ name, colour }: { name: string; colour: string }) {
  return (
    <>
      <span className={styles.swatch} style={{ '--hue': colour }} aria-hidden="true" />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
