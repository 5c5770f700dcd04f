import Trash from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './row-card.module.css';

interface RowCardProps {
  title: string;
  removeText: string;
  /** Undefined when this one cannot be removed. */
  onRemove: (() => void) | undefined;
  /** Its fields. */
  children: ReactNode;
}

/** One of several: its number, its removal and its fields. */
export function RowCard({ title, removeText, onRemove, children }: RowCardProps) {
  return (
    <fieldset className={styles.card}>
      <legend className={styles.title}>{title}</legend>
      {onRemove ? (
        <div className={styles.remove}>
          <IconButton icon={Trash} label={removeText} onClick={onRemove} />
        </div>
      ) : null}
      {children}
    </fieldset>
  );
}
