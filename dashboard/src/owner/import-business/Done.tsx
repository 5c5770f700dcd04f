import type { ImportFinished } from '@daybook/schema/contract/business-file-rows';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { RouterLinkButton } from '../../ui/RouterLinkButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { emailOutcome } from '../business-email/confirmation-email-text.ts';
import { diaryAddressToRead } from '../diary-address.ts';
import {
  diaryIsAt,
  diaryMovedTo,
  newReferencesText,
  OPEN_DASHBOARD,
  SETUP_NEXT,
} from './import-business-texts.ts';
import styles from './import-business.module.css';

interface DoneProps {
  file: BusinessFile;
  finished: ImportFinished;
}

/** What came of it, and what differs from where it came from. */
export function Done({ file, finished: { business, new_references } }: DoneProps) {
  const address = diaryAddressToRead(business);
  const isMoved = business.diary_slug !== file.business.diary_slug;
  const lines = [
    isMoved ? diaryMovedTo(address, diaryAddressToRead(file.business)) : diaryIsAt(address),
    ...(new_references > 0 ? [newReferencesText(new_references)] : []),
    ...(business.email_confirmed ? [] : [emailOutcome(business)]),
    SETUP_NEXT,
  ];
  return (
    <Stack gap={24}>
      <ul className={styles.happens}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <RouterLinkButton kind="primary" to={withQuery(pages.dashboard, { business: business.id })}>
          {OPEN_DASHBOARD}
        </RouterLinkButton>
      </div>
    </Stack>
  );
}
