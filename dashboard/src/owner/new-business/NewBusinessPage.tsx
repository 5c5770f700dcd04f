import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { BusinessForm as Values, Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { DEFAULT_TIMEZONE, TIMEZONES } from '@daybook/schema/words/timezones';
import { useChange } from '#api/use-call.ts';
import { ADD_BUSINESS } from '#navigation/navigation-texts.ts';
import { readLastTimezone } from '#session/on-device.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { GO_BACK, LOADING } from '#ui/interface-texts.ts';
import { Columns, IconLine, Outdent, Stack } from '#ui/Layout.tsx';
import { Loading } from '#ui/Loading.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { part } from '#ui/part.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import { BusinessForm } from '../business-form/BusinessForm.tsx';
import { IMPORT_BUSINESS, importAddress, FROM } from '../import-address.ts';
import { Agreement } from './Agreement.tsx';
import * as newBusinessTexts from './new-business-texts.ts';

const nothingYet = (): Values => {
  const timezone = likelyTimezone(readLastTimezone());
  return {
    business_name: '',
    business_email: '',
    business_phone: '',
    business_address: '',
    postcode: '',
    timezone,
    // Most UK businesses close then, and to offer Christmas Day by mistake is worse than to close it.
    bank_holidays: timezone === DEFAULT_TIMEZONE ? 'england-and-wales' : null,
    is_in_sitemap: false,
  };
};
const texts = {
  submit: ADD_BUSINESS,
  submitting: newBusinessTexts.CREATING_BUSINESS,
  nameHint: newBusinessTexts.BUSINESS_NAME_HINT,
  refused: newBusinessTexts.BUSINESS_CREATE_FAILED,
  network: NETWORK_ERROR,
};

const ImportBusiness = part(
  async () => (await import('../import-business/ImportBusiness.tsx')).ImportBusiness,
);

export function NewBusinessPage() {
  const [query] = useSearchParams();
  const goBack = useGoingBack();
  return (
    <Stack gap={24}>
      <Outdent>
        <Button kind="quiet" onClick={goBack}>
          <Icon icon={ArrowLeft} />
          {GO_BACK}
        </Button>
      </Outdent>
      {query.get(FROM.query) === FROM.file ? (
        <Suspense fallback={<ImportingLoads />}>
          <ImportBusiness />
        </Suspense>
      ) : (
        <NewBusiness />
      )}
    </Stack>
  );
}

function ImportingLoads() {
  return (
    <>
      <PageHeading title={IMPORT_BUSINESS}>{IMPORT_BUSINESS}</PageHeading>
      <Loading text={LOADING} />
    </>
  );
}

function NewBusiness() {
  const create = useChange('createBusiness');
  const navigate = useNavigate();
  return (
    <>
      <PageHeading title={ADD_BUSINESS}>{ADD_BUSINESS}</PageHeading>
      <Columns count="side" from={1024} gap={32}>
        <Stack gap={16}>
          <BusinessForm
            keptAs="new business"
            values={nothingYet()}
            texts={texts}
            onSubmit={async (values) => {
              await create.mutateAsync({ body: values });
              void navigate(withQuery(pages.dashboard, { new_business: 'true' }));
            }}
            isHeldUntilComplete
          />
          <Agreement by="adding" />
          <Text size={14} tone="soft">
            {newBusinessTexts.HAVE_FILE} <Link to={importAddress}>{IMPORT_BUSINESS}</Link>
          </Text>
        </Stack>
        <HappensNext />
      </Columns>
    </>
  );
}

function HappensNext() {
  return (
    <Card as="section" padding={24} gap={12} aria-label={newBusinessTexts.WHAT_HAPPENS_NEXT}>
      <Heading>{newBusinessTexts.WHAT_HAPPENS_NEXT}</Heading>
      <Stack as="ul" gap={12}>
        {newBusinessTexts.HAPPENS_NEXT.map((line) => (
          <IconLine key={line} icon={Check} tone="leaf">
            <Text as="span" tone="soft">
              {line}
            </Text>
          </IconLine>
        ))}
      </Stack>
    </Card>
  );
}

function useGoingBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(pages.dashboard) : navigate(-1));
}

/** Returns the last viewed business's time zone, or else the browser's if we offer it, or else London's. */
export function likelyTimezone(
  last: string | null,
  own: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): Business['timezone'] {
  return listed(last ?? '') ?? listed(RENAMED[own] ?? own) ?? DEFAULT_TIMEZONE;
}

const listed = (name: string) => TIMEZONES.find(({ zone }) => zone === name)?.zone;

/** Old names that browsers still use for time zones in our list. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Etc/UTC': 'UTC',
  'Etc/GMT': 'UTC',
  GMT: 'UTC',
  'Europe/Belfast': 'Europe/London',
};
