import Download from 'lucide-react/icons/download';
import { EXPORTING } from '../../../ui/interface-texts.ts';
import { EXPORT_DATA, EXPORT_EXPLAINED, EXPORT_FAILED, exportDone, exportedSoFar } from './account-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Paragraph } from '../Paragraph.tsx';
import { Section } from '../Section.tsx';
import { amountText } from './amount.ts';
import styles from './export-data.module.css';
import { useExport } from './use-export.ts';

export function ExportData() {
  const { start, isExporting, bytes, savedAs, hasFailed } = useExport();
  return (
    <Section title={EXPORT_DATA}>
      <Paragraph>{EXPORT_EXPLAINED}</Paragraph>
      <div>
        <Button onClick={start} isWorking={isExporting} workingText={EXPORTING}>
          <Download className={styles.icon} aria-hidden="true" />
          {EXPORT_DATA}
        </Button>
      </div>
      {isExporting && bytes > 0 ? <Paragraph>{exportedSoFar(amountText(bytes))}</Paragraph> : null}
      <Paragraph role="status" hidden={savedAs === null}>
        {savedAs === null ? null : exportDone(savedAs)}
      </Paragraph>
      {hasFailed ? (
        <Notice tone="error" isAnnounced>
          {EXPORT_FAILED}
        </Notice>
      ) : null}
    </Section>
  );
}
