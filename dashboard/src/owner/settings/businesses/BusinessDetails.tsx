import { Section, BulletList } from '../../../ui/Layout.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { BUSINESS_FIELDS } from '../../../forms/business-field-texts.ts';
import { EDIT, EXPORTING } from '../../../ui/interface-texts.ts';
import * as businessDetailsTexts from './business-details-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Banner } from '../../../ui/message/Banner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { emailOutcome } from '../../business-email/confirmation-email-text.ts';
import { UnconfirmedEmailNote } from '../../business-email/UnconfirmedEmail.tsx';
import { diaryAddress, diaryAddressToRead } from '../../diary-address.ts';
import { CopyableAddress } from '../CopyableAddress.tsx';
import { EditBusiness } from './EditBusiness.tsx';
import { Plan } from './Plan.tsx';
import { PLAN } from './plan-texts.ts';
import { Text } from '../../../ui/Text.tsx';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { downloadBusiness } from '../../../api/downloads.ts';
import { Download } from '../Download.tsx';
import { useCloseBusiness } from '../../../api/businesses.ts';
import { failureTextOf } from '../../../api/call-error.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import * as texts from './close-business-texts.ts';

/**
 * `edited` remembers that the form was open: focus then goes back to where it was opened from. `said` is what was
 * done, in words.
 */
type View = { is: 'read'; edited?: true; said?: string } | { is: 'edit' };

export function BusinessDetails({ business }: { business: Business }) {
  const [view, setView] = useState<View>({ is: 'read' });
  if (view.is === 'edit')
    return (
      <Section gap={12} title={business.business_name}>
        <Card padding={16}>
          <EditBusiness
            business={business}
            onSaved={(saved) => setView({ is: 'read', edited: true, said: savedText(business, saved) })}
            onLeave={() => setView({ is: 'read', edited: true })}
          />
        </Card>
      </Section>
    );
  return (
    <Section
      gap={12}
      title={business.business_name}
      aside={
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
    businessDetailsTexts.BUSINESS_UPDATED,
    ...(hasMoved ? [businessDetailsTexts.PUBLIC_URL_CHANGED] : []),
    ...(isReaddressed ? [emailOutcome(saved)] : []),
  ].join(' ');
}

function BusinessFacts({ business }: { business: Business }) {
  const address = diaryAddress(business);
  return (
    <Facts
      facts={[
        {
          label: businessDetailsTexts.PUBLIC_CALENDAR_URL,
          value: (
            <CopyableAddress
              text={address}
              what={`${businessDetailsTexts.PUBLIC_CALENDAR_URL}, ${business.business_name}`}
            >
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

/** Takes the business away as one file, which any Daybook can import. */
function DownloadBusiness({ business }: { business: Business }) {
  return (
    <>
      <Text tone="soft" isMeasured>
        {businessDetailsTexts.BUSINESS_FILE_EXPLAINED}
      </Text>
      <Download
        receive={(making) => downloadBusiness(business.id, making)}
        nameless={`${PRODUCT_NAME.toLowerCase()}-${business.diary_slug}.json`}
        workingText={EXPORTING}
        failed={businessDetailsTexts.BUSINESS_FILE_FAILED}
      >
        {businessDetailsTexts.DOWNLOAD_BUSINESS}
        <VisuallyHidden> {business.business_name}</VisuallyHidden>
      </Download>
    </>
  );
}

/** Closes the business, after a question that wants a phrase typed. */
function CloseBusiness({ business }: { business: Business }) {
  const [isAsking, setIsAsking] = useState(false);
  const closing = useCloseBusiness(business.id);
  const showToast = useToast();
  const ask = () => {
    closing.reset();
    setIsAsking(true);
  };
  return (
    <div>
      <Button kind="quiet" onClick={ask}>
        {texts.CLOSE_BUSINESS}
        <VisuallyHidden> {business.business_name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={texts.closeQuestion(business.business_name)}
        confirmText={texts.CLOSE_BUSINESS}
        workingText={texts.CLOSING_BUSINESS}
        keepText={texts.KEEP_BUSINESS}
        onConfirm={() =>
          closing.mutate(undefined, {
            onSuccess: () => showToast(texts.businessClosed(business.business_name)),
          })
        }
        onClose={() => setIsAsking(false)}
        isWorking={closing.isPending}
        error={closing.error ? failureTextOf(closing.error, texts.CLOSE_FAILED) : undefined}
        phrase={{ text: texts.CLOSE_PHRASE, problem: texts.TYPE_CLOSE_PHRASE }}
      >
        <BulletList lines={texts.closeConsequences(business)} />
        <p>{texts.CLOSE_CANNOT_UNDO}</p>
      </ConfirmDialog>
    </div>
  );
}
