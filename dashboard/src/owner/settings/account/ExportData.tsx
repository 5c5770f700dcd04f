import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { exportMe } from '../../../api/account.ts';
import { EXPORTING } from '../../../ui/interface-texts.ts';
import { Download } from '../Download.tsx';
import { Paragraph } from '../Paragraph.tsx';
import { Section } from '../Section.tsx';
import { useDownload } from '../use-download.ts';
import { EXPORT_DATA, EXPORT_EXPLAINED, EXPORT_FAILED } from './account-texts.ts';

const NAMELESS = `${PRODUCT_NAME.toLowerCase()}-export.zip`;

export function ExportData() {
  const download = useDownload(exportMe, NAMELESS);
  return (
    <Section title={EXPORT_DATA}>
      <Paragraph>{EXPORT_EXPLAINED}</Paragraph>
      <Download download={download} workingText={EXPORTING} failed={EXPORT_FAILED}>
        {EXPORT_DATA}
      </Download>
    </Section>
  );
}
