import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { exportMe } from '../../../api/downloads.ts';
import { EXPORTING } from '../../../ui/interface-texts.ts';
import { Download } from '../Download.tsx';
import { Paragraph } from '../Paragraph.tsx';
import { Section } from '../Section.tsx';
import { EXPORT_DATA, EXPORT_EXPLAINED, EXPORT_FAILED } from './account-texts.ts';

const NAMELESS = `${PRODUCT_NAME.toLowerCase()}-export.zip`;

export function ExportData() {
  return (
    <Section title={EXPORT_DATA}>
      <Paragraph>{EXPORT_EXPLAINED}</Paragraph>
      <Download receive={exportMe} nameless={NAMELESS} workingText={EXPORTING} failed={EXPORT_FAILED}>
        {EXPORT_DATA}
      </Download>
    </Section>
  );
}
