import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { pages } from '@daybook/schema/words/routes';
import { RouterLinkButton } from '../../../ui/RouterLinkButton.tsx';
import { DiaryLink } from '../first-steps/DiaryLink.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './overview.module.css';
import * as texts from './overview-texts.ts';

const toDetails = withQuery(pages.settings, { tab: 'businesses' });

/** The diary's address, and what customers see about the business. */
export function DiaryDetails({ business }: { business: Business }) {
  const { business_address, postcode } = business;
  const facts = [
    { label: texts.DETAILS.email, value: business.business_email },
    { label: texts.DETAILS.phone, value: business.business_phone },
    { label: texts.DETAILS.address, value: [business_address, postcode].filter(Boolean).join(', ') },
    { label: texts.DETAILS.timezone, value: zoneName(business.timezone) },
  ];
  return (
    <Card as="section" aria-label={texts.YOUR_DIARY}>
      <CardHead
        title={texts.YOUR_DIARY}
        action={
          <RouterLinkButton kind="quiet" to={toDetails}>
            {texts.EDIT_DETAILS}
          </RouterLinkButton>
        }
      />
      <div className={styles.diary}>
        <DiaryLink business={business} what={texts.DIARY_ADDRESS} />
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <Text as="dt" size={14} tone="faint">
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
