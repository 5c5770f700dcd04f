import type { Business } from '@daybook/schema/contract/business';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { downloadBusiness } from '../../../api/downloads.ts';
import { EXPORTING } from '../../../ui/interface-texts.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Download } from '../Download.tsx';
import { Paragraph } from '../Paragraph.tsx';
import {
  BUSINESS_FILE_EXPLAINED,
  BUSINESS_FILE_FAILED,
  DOWNLOAD_BUSINESS,
} from './business-details-texts.ts';

/** Takes the business away as one file, which any Daybook can import. */
export function DownloadBusiness({ business }: { business: Business }) {
  return (
    <>
      <Paragraph>{BUSINESS_FILE_EXPLAINED}</Paragraph>
      <Download
        receive={(making) => downloadBusiness(business.id, making)}
        nameless={`${PRODUCT_NAME.toLowerCase()}-${business.diary_slug}.json`}
        workingText={EXPORTING}
        failed={BUSINESS_FILE_FAILED}
      >
        {DOWNLOAD_BUSINESS}
        <VisuallyHidden> {business.business_name}</VisuallyHidden>
      </Download>
    </>
  );
}
