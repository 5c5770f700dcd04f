import type { CSSProperties } from 'react';
import styles from './loading.module.css';

interface SkeletonProps {
  /** Any CSS length; text is about `1.2em` high. */
  width: string;
  height?: string;
}

/** Shows a grey shape in place of something that is loading. Its `Loading` parent says what. */
export function Skeleton({ width, height = '1.2em' }: SkeletonProps) {
  const size: CSSProperties = { width, height };
  return <span className={styles.skeleton} style={size} aria-hidden="true" />;
}
