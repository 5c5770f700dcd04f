import type { Business } from '@daybook/schema/contract/business';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { diaryAddress, diaryAddressToRead } from '../../diary-address.ts';
import { Embed } from './Embed.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './share-diary.module.css';
import { DIARY_LINK, EMBED } from './share-texts.ts';

/** The diary's address in all its forms: to send, to print, to put on one's own website. */
export function ShareDiary({ business }: { business: Business }) {
  const address = diaryAddress(business);
  return (
    <Stack gap={16}>
      <div className={styles.link}>
        <a href={address} target="_blank" rel="noopener" aria-label={`${DIARY_LINK}: ${address}`}>
          {diaryAddressToRead(business)}
        </a>
        <CopyButton text={address} what={DIARY_LINK.toLowerCase()} />
      </div>
      <QrCode address={address} fileName={business.diary_slug} />
      <Disclosure summary={EMBED}>
        <Embed slug={business.diary_slug} />
      </Disclosure>
    </Stack>
  );
}
