import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { pages } from '@daybook/schema/words/routes';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { RouterLinkButton } from '../../../ui/RouterLinkButton.tsx';
import { diaryAddress, diaryAddressToRead } from '../../diary-address.ts';
import styles from './diary-details.module.css';
import { DETAILS, DIARY_ADDRESS, EDIT_DETAILS, YOUR_DIARY } from './overview-texts.ts';
import { OverviewCard } from './OverviewCard.tsx';

const toDetails = withQuery(pages.settings, { tab: 'businesses' });

/** The diary's address, and what customers see about the business. */
export function DiaryDetails({ business }: { business: Business }) {
  const { business_address, postcode } = business;
  const facts = [
    { label: DETAILS.email, value: business.business_email },
    { label: DETAILS.phone, value: business.business_phone },
    { label: DETAILS.address, value: [business_address, postcode].filter(Boolean).join(', ') },
    { label: DETAILS.timezone, value: zoneName(business.timezone) },
  ];
  const address = diaryAddress(business);
  return (
    <OverviewCard
      title={YOUR_DIARY}
      action={
        <RouterLinkButton kind="quiet" to={toDetails}>
          {EDIT_DETAILS}
        </RouterLinkButton>
      }
    >
      <div className={styles.diary}>
        <a href={address} target="_blank" rel="noopener">
          {diaryAddressToRead(business)}
        </a>
        <CopyButton text={address} what={DIARY_ADDRESS} />
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </OverviewCard>
  );
}
