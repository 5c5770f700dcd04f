import { Notice } from '../ui/Notice.tsx';
import { missingSettingsText } from './missing-settings-texts.ts';
import styles from './missing-settings.module.css';

/** Tells the admin what the operator of this Daybook has still to say. */
export function MissingSettings({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : (
    <div className={styles.notice}>
      <Notice tone="warning">{missingSettingsText(names)}</Notice>
    </div>
  );
}
