import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { BUSINESS_FIELDS, BUSINESS_UPDATED, PUBLIC_URL_CHANGED } from '@daybook/schema/words/business-texts';
import { EDIT } from '@daybook/schema/words/interface';
import { PUBLIC_CALENDAR_URL } from '@daybook/schema/words/settings';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Banner } from '../../../ui/message/Banner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { diaryAddress, diaryAddressToRead } from '../../diary-address.ts';
import { Section } from '../Section.tsx';
import styles from '../settings.module.css';
import { EditBusiness } from './EditBusiness.tsx';

/** `edited` remembers that the form was open: focus then goes back to where it was opened from. */
type View = { is: 'read'; edited?: 'saved' | 'saved and moved' | 'left' } | { is: 'edit' };

export function BusinessDetails({ business }: { business: Business }) {
  const [view, setView] = useState<View>({ is: 'read' });
  if (view.is === 'edit')
    return (
      <Section title={business.business_name}>
        <div className={styles.box}>
          <EditBusiness
            business={business}
            onSaved={(saved) => {
              const hasMoved = saved.diary_slug !== business.diary_slug;
              setView({ is: 'read', edited: hasMoved ? 'saved and moved' : 'saved' });
            }}
            onLeave={() => setView({ is: 'read', edited: 'left' })}
          />
        </div>
      </Section>
    );
  return (
    <Section
      title={business.business_name}
      action={
        <Button onClick={() => setView({ is: 'edit' })} autoFocus={view.edited !== undefined}>
          {EDIT}
          <VisuallyHidden> {business.business_name}</VisuallyHidden>
        </Button>
      }
    >
      {view.edited === 'saved' || view.edited === 'saved and moved' ? (
        <Banner tone="leaf" isAnnounced>
          {BUSINESS_UPDATED}
          {view.edited === 'saved' ? null : ` ${PUBLIC_URL_CHANGED}`}
        </Banner>
      ) : null}
      <BusinessFacts business={business} />
    </Section>
  );
}

function BusinessFacts({ business }: { business: Business }) {
  const address = diaryAddress(business);
  return (
    <Facts
      facts={[
        {
          label: PUBLIC_CALENDAR_URL,
          value: (
            <span className={styles.address}>
              <a href={address} target="_blank" rel="noopener">
                {diaryAddressToRead(business)}
              </a>
              <CopyButton text={address} what={`${PUBLIC_CALENDAR_URL}, ${business.business_name}`} />
            </span>
          ),
        },
        { label: BUSINESS_FIELDS.business_email, value: business.business_email },
        { label: BUSINESS_FIELDS.business_phone, value: business.business_phone },
        { label: BUSINESS_FIELDS.business_address, value: business.business_address },
        { label: BUSINESS_FIELDS.postcode, value: business.postcode },
        {
          label: BUSINESS_FIELDS.timezone,
          value: TIMEZONES.find(({ zone }) => zone === business.timezone)?.city,
        },
      ]}
    />
  );
}
