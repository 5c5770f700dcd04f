import { Suspense } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { LOADING } from '../../../ui/interface-texts.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { ErrorState } from '../../../ui/message/ErrorState.tsx';
import { part } from '../../../ui/part.tsx';
import { VISITS_LOAD_FAILED } from '../overview/overview-texts.ts';
import styles from './visits.module.css';
import { VisitsShape } from './VisitsShape.tsx';

// What draws them is no part of the first screen.
const DiaryVisits = part(async () => (await import('./DiaryVisits.tsx')).DiaryVisits);

/** The visits in their place on the overview, whose other parts stand where their drawing cannot be loaded. */
export function Visits({ business }: { business: Business }) {
  return (
    <div className={styles.visits}>
      <ErrorBoundary
        place={VISITS_LOAD_FAILED}
        fallback={<ErrorState text={VISITS_LOAD_FAILED} onRetry={() => window.location.reload()} />}
      >
        <Suspense
          fallback={
            <Loading text={LOADING}>
              <VisitsShape />
            </Loading>
          }
        >
          <DiaryVisits business={business} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
