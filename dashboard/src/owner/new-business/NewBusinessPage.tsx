import { ArrowLeft, Check } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { withQuery } from '@daybook/schema/rules/path';
import { ADD_BUSINESS, HAPPENS_NEXT, WHAT_HAPPENS_NEXT } from '@daybook/schema/words/business-texts';
import { GO_BACK } from '@daybook/schema/words/interface';
import { pages } from '@daybook/schema/words/routes';
import { useCreateBusiness } from '../../api/businesses.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { BusinessForm } from './BusinessForm.tsx';
import styles from './new-business.module.css';

export function NewBusinessPage() {
  const create = useCreateBusiness();
  const navigate = useNavigate();
  const goBack = useGoingBack();
  return (
    <Stack gap={24}>
      <div>
        <Button kind="quiet" onClick={goBack}>
          <ArrowLeft className={styles.icon} aria-hidden="true" />
          {GO_BACK}
        </Button>
      </div>
      <PageHeading title={ADD_BUSINESS}>{ADD_BUSINESS}</PageHeading>
      <div className={styles.columns}>
        <BusinessForm
          onSubmit={create.mutateAsync}
          onDone={() => void navigate(withQuery(pages.dashboard, { new_business: 'true' }))}
        />
        <HappensNext />
      </div>
    </Stack>
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

/** To the page before, or to the dashboard where this one was opened first. */
function useGoingBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(pages.dashboard) : navigate(-1));
}
