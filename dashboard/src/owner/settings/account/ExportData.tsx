import { Download } from 'lucide-react';
import { EXPORTING } from '@daybook/schema/words/interface';
import {
  EXPORT_DATA,
  EXPORT_EXPLAINED,
  EXPORT_FAILED,
  exportDone,
  exportedSoFar,
} from '@daybook/schema/words/settings';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Section } from '../Section.tsx';
import styles from '../settings.module.css';
import { amountText } from './amount.ts';
import { useExport } from './use-export.ts';

export function ExportData() {
  const { start, isExporting, bytes, savedAs, hasFailed } = useExport();
  return (
    <Section title={EXPORT_DATA}>
      <p className={styles.text}>{EXPORT_EXPLAINED}</p>
      <div>
        <Button onClick={start} isWorking={isExporting} workingText={EXPORTING}>
          <Download className={styles.icon} aria-hidden="true" />
          {EXPORT_DATA}
        </Button>
      </div>
      {isExporting && bytes > 0 ? <p className={styles.text}>{exportedSoFar(amountText(bytes))}</p> : null}
      <p role="status" className={styles.text} hidden={savedAs === null}>
        {savedAs === null ? null : exportDone(savedAs)}
      </p>
      {hasFailed ? (
        <Notice tone="error" isAnnounced>
          {EXPORT_FAILED}
        </Notice>
      ) : null}
    </Section>
  );
}
