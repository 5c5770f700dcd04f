import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { BUSINESS_FIELDS } from '../../../forms/business-field-texts.ts';
import { EDIT } from '../../../ui/interface-texts.ts';
import { BUSINESS_UPDATED, PUBLIC_CALENDAR_URL, PUBLIC_URL_CHANGED } from './business-details-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Banner } from '../../../ui/message/Banner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { emailOutcome } from '../../business-email/confirmation-email-text.ts';
import { UnconfirmedEmailNote } from '../../business-email/UnconfirmedEmail.tsx';
import { diaryAddress, diaryAddressToRead } from '../../diary-address.ts';
import { Box } from '../Box.tsx';
import { CopyableAddress } from '../CopyableAddress.tsx';
import { Section } from '../Section.tsx';
import { CloseBusiness } from './CloseBusiness.tsx';
import { DownloadBusiness } from './DownloadBusiness.tsx';
import { EditBusiness } from './EditBusiness.tsx';
import { Plan } from './Plan.tsx';
import { PLAN } from './plan-texts.ts';

/**
 * `edited` remembers that the form was open: focus then goes back to where it was opened from. `said` is what was
 * done, in words.
 */
type View = { is: 'read'; edited?: true; said?: string } | { is: 'edit' };

export function BusinessDetails({ business }: { business: Business }) {
  const [view, setView] = useState<View>({ is: 'read' });
  if (view.is === 'edit')
    return (
      <Section title={business.business_name}>
        <Box>
          <EditBusiness
            business={business}
            onSaved={(saved) => setView({ is: 'read', edited: true, said: savedText(business, saved) })}
            onLeave={() => setView({ is: 'read', edited: true })}
          />
        </Box>
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
      {view.said === undefined ? null : (
        <Banner tone="leaf" isAnnounced>
          {view.said}
        </Banner>
      )}
      <BusinessFacts business={business} />
      <DownloadBusiness business={business} />
      <CloseBusiness business={business} />
    </Section>
  );
}

/** What was saved, in words, and what else changed with it: the diary's address, and where emails go. */
function savedText(before: Business, saved: Business): string {
  const hasMoved = saved.diary_slug !== before.diary_slug;
  const isReaddressed = saved.business_email !== before.business_email;
  return [
    BUSINESS_UPDATED,
    ...(hasMoved ? [PUBLIC_URL_CHANGED] : []),
    ...(isReaddressed ? [emailOutcome(saved)] : []),
  ].join(' ');
}

function BusinessFacts({ business }: { business: Business }) {
  const address = diaryAddress(business);
  return (
    <Facts
      facts={[
        {
          label: PUBLIC_CALENDAR_URL,
          value: (
            <CopyableAddress text={address} what={`${PUBLIC_CALENDAR_URL}, ${business.business_name}`}>
              <a href={address} target="_blank" rel="noopener">
                {diaryAddressToRead(business)}
              </a>
            </CopyableAddress>
          ),
        },
        {
          label: BUSINESS_FIELDS.business_email,
          value: (
            <>
              {business.business_email}
              {business.email_confirmed ? null : <UnconfirmedEmailNote business={business} />}
            </>
          ),
        },
        { label: BUSINESS_FIELDS.business_phone, value: business.business_phone },
        { label: BUSINESS_FIELDS.business_address, value: business.business_address },
        { label: BUSINESS_FIELDS.postcode, value: business.postcode },
        {
          label: BUSINESS_FIELDS.timezone,
          value: TIMEZONES.find(({ zone }) => zone === business.timezone)?.city,
        },
        { label: BUSINESS_FIELDS.privacy_notice, value: business.privacy_notice },
        { label: BUSINESS_FIELDS.cancellation_policy, value: business.cancellation_policy },
        { label: BUSINESS_FIELDS.trading_details, value: business.trading_details },
        { label: PLAN, value: <Plan business={business} /> },
      ]}
    />
  );
}
