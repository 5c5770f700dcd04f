import type { Business } from '@daybook/schema/contract/business';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { downloadBusiness } from '../../../api/download-business.ts';
import { EXPORTING } from '../../../ui/interface-texts.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Download } from '../Download.tsx';
import { Paragraph } from '../Paragraph.tsx';
import { useDownload } from '../use-download.ts';
import {
  BUSINESS_FILE_EXPLAINED,
  BUSINESS_FILE_FAILED,
  DOWNLOAD_BUSINESS,
} from './business-details-texts.ts';

/** Takes the business away as one file, which can be brought into any Daybook. */
export function DownloadBusiness({ business }: { business: Business }) {
  const nameless = `${PRODUCT_NAME.toLowerCase()}-${business.diary_slug}.json`;
  const download = useDownload((receiving) => downloadBusiness(business.id, receiving), nameless);
  return (
    <>
      <Paragraph>{BUSINESS_FILE_EXPLAINED}</Paragraph>
      <Download download={download} workingText={EXPORTING} failed={BUSINESS_FILE_FAILED}>
        {DOWNLOAD_BUSINESS}
        <VisuallyHidden> {business.business_name}</VisuallyHidden>
      </Download>
    </>
  );
}
