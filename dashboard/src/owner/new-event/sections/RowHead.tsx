import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from '../new-event.module.css';

interface RowHeadProps {
  title: string;
  removeText: string;
  /** Undefined: this one has to stay. */
  onRemove: (() => void) | undefined;
}

/** The first line of one of several: its number, and its removal. Stands in a fieldset, which it names. */
export function RowHead({ title, removeText, onRemove }: RowHeadProps) {
  return (
    <>
      <legend className={styles.cardTitle}>{title}</legend>
      {onRemove ? (
        <div className={styles.cardRemove}>
          <IconButton icon={Trash2} label={removeText} onClick={onRemove} />
        </div>
      ) : null}
    </>
  );
}
