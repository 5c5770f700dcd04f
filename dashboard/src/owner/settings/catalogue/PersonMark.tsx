import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from '../settings.module.css';

declare module 'react' {
  interface CSSProperties {
    '--hue'?: string | undefined;
  }
}

/** A person's initial on their colour. It is decorative, because the name is always next to it. */
export function PersonMark({ name, colour }: { name: string; colour: string }) {
  return (
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
