import { useState } from 'react';
import type { Business, BusinessForm as Values } from '@daybook/schema/contract/business';
import { OUR_COLOUR, PERSON_COLOURS } from '@daybook/schema/figures/person-colours';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { downloadBusiness } from '#api/downloads.ts';
import { useChange } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { BUSINESS_FIELDS } from '#forms/business-field-texts.ts';
import { emailOutcome } from '#owner/business-email/confirmation-email-text.ts';
import { UnconfirmedEmailNote } from '#owner/business-email/UnconfirmedEmail.tsx';
import * as rulesTexts from '#owner/business-form/booking-rules-texts.ts';
import { BusinessForm } from '#owner/business-form/BusinessForm.tsx';
import { diaryAddress, diaryAddressToRead } from '#owner/businesses.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Facts } from '#ui/Facts.tsx';
import * as interfaceTexts from '#ui/interface-texts.ts';
import { Section, BulletList } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CopyableAddress } from '../CopyableAddress.tsx';
import { Download } from '../Download.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import * as texts from './business-details-texts.ts';
import { Plan } from './Plan.tsx';

/** `edited`: the form was open, so the focus returns to its button. `said` is a text about what was saved. */
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
          {interfaceTexts.EDIT}
          <VisuallyHidden> {business.business_name}</VisuallyHidden>
        </Button>
      }
    >
      {view.said === undefined ? null : (
        <Banner tone="leaf" isAnnounced>
          {view.said}
        </Banner>
      )}
      <PictureField
        businessId={business.id}
        personId={null}
        name={business.business_name}
        picture={business.picture}
      />
      <BusinessFacts business={business} />
      <DownloadBusiness business={business} />
      <CloseBusiness business={business} />
    </Section>
  );
}

function savedText(before: Business, saved: Business): string {
  const hasMoved = saved.diary_slug !== before.diary_slug;
  const isReaddressed = saved.business_email !== before.business_email;
  return [
    texts.BUSINESS_UPDATED,
    ...(hasMoved ? [texts.PUBLIC_URL_CHANGED] : []),
    ...(isReaddressed ? [emailOutcome(saved)] : []),
  ].join(' ');
}

function BusinessFacts({ business }: { business: Business }) {
  const address = diaryAddress(business);
  return (
    <Facts
      facts={[
        {
          label: texts.PUBLIC_CALENDAR_URL,
          value: (
            <CopyableAddress text={address} what={`${texts.PUBLIC_CALENDAR_URL}, ${business.business_name}`}>
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
        { label: BUSINESS_FIELDS.about, value: business.about },
        {
          label: BUSINESS_FIELDS.opening_hours,
          value: business.opening_hours ?? texts.HOURS_FROM_WEEKLY_HOURS,
        },
        {
          label: BUSINESS_FIELDS.colour,
          value: PERSON_COLOURS.find(({ hex }) => hex === business.colour)?.name ?? OUR_COLOUR,
        },
        { label: BUSINESS_FIELDS.privacy_notice, value: business.privacy_notice },
        { label: BUSINESS_FIELDS.cancellation_policy, value: business.cancellation_policy },
        { label: BUSINESS_FIELDS.trading_details, value: business.trading_details },
        {
          label: BUSINESS_FIELDS.minimum_notice_hours,
          value: rulesTexts.noticeText(business.minimum_notice_hours),
        },
        {
          label: BUSINESS_FIELDS.maximum_days_ahead,
          value: rulesTexts.daysAheadText(business.maximum_days_ahead),
        },
        {
          label: BUSINESS_FIELDS.daily_limit_per_person,
          value: rulesTexts.dailyLimitText(business.daily_limit_per_person),
        },
        { label: BUSINESS_FIELDS.bank_holidays, value: rulesTexts.bankHolidaysText(business.bank_holidays) },
        { label: rulesTexts.WAITING_LIST, value: rulesTexts.waitingListText(business) },
        {
          label: BUSINESS_FIELDS.change_notice_hours,
          value: rulesTexts.changeNoticeText(business.change_notice_hours),
        },
        {
          label: BUSINESS_FIELDS.customers_may_move,
          value: rulesTexts.mayMoveText(business.customers_may_move),
        },
        { label: texts.PLAN, value: <Plan business={business} /> },
      ]}
    />
  );
}

/** Downloads the business as a file, which any Daybook can import. */
function DownloadBusiness({ business }: { business: Business }) {
  return (
    <>
      <Text tone="soft" isMeasured>
        {texts.BUSINESS_FILE_EXPLAINED}
      </Text>
      <Download
        receive={(making) => downloadBusiness(business.id, making)}
        nameless={`${PRODUCT_NAME.toLowerCase()}-${business.diary_slug}.json`}
        workingText={interfaceTexts.EXPORTING}
        failed={texts.BUSINESS_FILE_FAILED}
      >
        {texts.DOWNLOAD_BUSINESS}
        <VisuallyHidden> {business.business_name}</VisuallyHidden>
      </Download>
    </>
  );
}

/** Closes the business, after asking the owner to type a phrase. */
function CloseBusiness({ business }: { business: Business }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <Button kind="quiet" onClick={() => setIsAsking(true)}>
        {texts.CLOSE_BUSINESS}
        <VisuallyHidden> {business.business_name}</VisuallyHidden>
      </Button>
      {isAsking ? (
        <ConfirmChange
          title={texts.closeQuestion(business.business_name)}
          confirmText={texts.CLOSE_BUSINESS}
          workingText={texts.CLOSING_BUSINESS}
          keepText={texts.KEEP_BUSINESS}
          phrase={{ text: texts.CLOSE_PHRASE, problem: texts.TYPE_CLOSE_PHRASE }}
          call="closeBusiness"
          given={{ params: { businessId: business.id } }}
          done={texts.businessClosed(business.business_name)}
          failed={texts.CLOSE_FAILED}
          onClose={() => setIsAsking(false)}
        >
          <BulletList lines={texts.closeConsequences(business)} />
          <p>{texts.CLOSE_CANNOT_UNDO}</p>
        </ConfirmChange>
      ) : null}
    </div>
  );
}

interface EditBusinessProps {
  business: Business;
  onSaved: (saved: Business) => void;
  onLeave: () => void;
}

const formTexts = {
  submit: interfaceTexts.SAVE_CHANGES,
  submitting: interfaceTexts.SAVING,
  nameHint: texts.BUSINESS_RENAME_HINT,
  refused: texts.BUSINESS_UPDATE_FAILED,
  network: texts.BUSINESS_UPDATE_NETWORK,
};

function EditBusiness({ business, onSaved, onLeave }: EditBusinessProps) {
  const change = useChange('changeBusiness');
  return (
    <BusinessForm
      keptAs={`business ${business.id}`}
      values={valuesOf(business)}
      texts={formTexts}
      onSubmit={async (values) =>
        onSaved(await change.mutateAsync({ params: { businessId: business.id }, body: values }))
      }
      takesFocus
    >
      <Button onClick={onLeave} disabled={change.isPending}>
        {interfaceTexts.CANCEL}
      </Button>
    </BusinessForm>
  );
}

function valuesOf(business: Business): Values {
  const { business_name, business_email, timezone } = business;
  return {
    business_name,
    business_email,
    business_phone: business.business_phone ?? '',
    business_address: business.business_address ?? '',
    postcode: business.postcode ?? '',
    timezone,
    is_in_sitemap: business.is_in_sitemap,
    about: business.about ?? '',
    opening_hours: business.opening_hours ?? '',
    colour: business.colour ?? '',
    privacy_notice: business.privacy_notice ?? '',
    cancellation_policy: business.cancellation_policy ?? '',
    trading_details: business.trading_details ?? '',
    minimum_notice_hours: business.minimum_notice_hours,
    maximum_days_ahead: business.maximum_days_ahead,
    daily_limit_per_person: business.daily_limit_per_person,
    bank_holidays: business.bank_holidays,
    has_waiting_list: business.has_waiting_list,
    offer_minutes: business.offer_minutes,
    change_notice_hours: business.change_notice_hours,
    customers_may_move: business.customers_may_move,
  };
}
