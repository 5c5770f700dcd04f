import type { Business } from '@daybook/schema/contract/business';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { diaryAddress, diaryAddressToRead } from '../../businesses.ts';
import styles from './first-steps.module.css';

interface DiaryLinkProps {
  business: Business;
  /** What is copied, read out after 'Copy'. */
  what: string;
  /** Read out before the address, where nothing around it says what it is. */
  name?: string;
}

/** The address of a business's diary, to open and to copy. */
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
