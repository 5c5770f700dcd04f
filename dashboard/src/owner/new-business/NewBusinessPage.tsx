import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { withQuery } from '@daybook/schema/rules/path';
import type { BusinessForm as Values } from '@daybook/schema/contract/business';
import { pages } from '@daybook/schema/words/routes';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { ADD_BUSINESS } from '../../navigation/navigation-texts.ts';
import { GO_BACK, LOADING } from '../../ui/interface-texts.ts';
import { useCreateBusiness } from '../../api/businesses.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { part } from '../../ui/part.tsx';
import { IMPORT_BUSINESS, importAddress, FROM } from '../import-address.ts';
import { BusinessForm } from '../business-form/BusinessForm.tsx';
import { readLastTimezone } from '../../session/on-device.ts';
import { Agreement } from './Agreement.tsx';
import { likelyTimezone } from './likely-timezone.ts';
import {
  BUSINESS_CREATE_FAILED,
  BUSINESS_NAME_HINT,
  CREATING_BUSINESS,
  HAPPENS_NEXT,
  HAVE_FILE,
  WHAT_HAPPENS_NEXT,
} from './new-business-texts.ts';
import styles from './new-business.module.css';

const nothingYet = (): Values => ({
  business_name: '',
  business_email: '',
  business_phone: '',
  business_address: '',
  postcode: '',
  timezone: likelyTimezone(readLastTimezone()),
  is_in_sitemap: false,
});
const texts = {
  submit: ADD_BUSINESS,
  submitting: CREATING_BUSINESS,
  nameHint: BUSINESS_NAME_HINT,
  refused: BUSINESS_CREATE_FAILED,
  network: NETWORK_ERROR,
};

const ImportBusiness = part(
  async () => (await import('../import-business/ImportBusiness.tsx')).ImportBusiness,
);

/** /create-business; with `?from=file` the business is imported. */
export function NewBusinessPage() {
  const [query] = useSearchParams();
  const goBack = useGoingBack();
  return (
    <Stack gap={24}>
      <div className={styles.back}>
        <Button kind="quiet" onClick={goBack}>
          <ArrowLeft className={styles.icon} aria-hidden="true" />
          {GO_BACK}
        </Button>
      </div>
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
  const create = useCreateBusiness();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading title={ADD_BUSINESS}>{ADD_BUSINESS}</PageHeading>
      <div className={styles.columns}>
        <Stack gap={16}>
          <BusinessForm
            keptAs="new business"
            values={nothingYet()}
            texts={texts}
            onSubmit={async (values) => {
              await create.mutateAsync(values);
              void navigate(withQuery(pages.dashboard, { new_business: 'true' }));
            }}
            isHeldUntilComplete
          />
          <Agreement by="adding" />
          <p className={styles.haveFile}>
            {HAVE_FILE} <Link to={importAddress}>{IMPORT_BUSINESS}</Link>
          </p>
        </Stack>
        <HappensNext />
      </div>
    </>
  );
}

function HappensNext() {
  return (
    <aside className={styles.next} aria-labelledby="happens-next">
      <h2 id="happens-next" className={styles.title}>
        {WHAT_HAPPENS_NEXT}
      </h2>
      <ul className={styles.list}>
        {HAPPENS_NEXT.map((line) => (
          <li key={line} className={styles.line}>
            <Check className={styles.icon} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Goes to the page before, or to the dashboard when this page was opened first. */
function useGoingBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(pages.dashboard) : navigate(-1));
}
