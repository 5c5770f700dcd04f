import type { Business } from '@daybook/schema/contract/business';
import { diaryAddress, diaryAddressToRead } from '#owner/businesses.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Row } from '#ui/Layout.tsx';
import styles from '../dashboard.module.css';

interface DiaryLinkProps {
  business: Business;
  /** Names what is copied, for screen readers: they read it after 'Copy'. */
  what: string;
  /** Read out before the address if nothing around it says what it is. */
  name?: string;
}

export function DiaryLink({ business, what, name }: DiaryLinkProps) {
  const address = diaryAddress(business);
  return (
    <Row gap={8} justify="between" className={styles.link}>
      <a href={address} target="_blank" rel="noopener" aria-label={name && `${name}: ${address}`}>
        {diaryAddressToRead(business)}
      </a>
      <CopyButton text={address} what={what} />
    </Row>
  );
}
