import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CLOSE, NEXT_PICTURE, PICTURES_DIALOG, PREVIOUS_PICTURE } from './gallery-texts.ts';
import styles from './picture-dialog.module.css';

/** Stands closed and empty; live-gallery.ts shows one picture after the other in it. */
export function PictureDialog() {
  return (
    <dialog className={styles.dialog} aria-label={PICTURES_DIALOG} data-picture-dialog="">
      <div className={styles.bar}>
        <p className={styles.caption} role="status" data-picture-caption="" />
        <IconButton icon={ChevronLeft} label={PREVIOUS_PICTURE} data-picture-step="-1" />
        <IconButton icon={ChevronRight} label={NEXT_PICTURE} data-picture-step="1" />
        <IconButton icon={X} label={CLOSE} data-picture-close="" autoFocus />
      </div>
      <div className={styles.stage} data-picture-stage="" />
    </dialog>
  );
}
