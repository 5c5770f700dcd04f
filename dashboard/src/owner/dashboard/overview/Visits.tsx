import { Suspense } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { LOADING } from '../../../ui/interface-texts.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { ErrorState } from '../../../ui/message/ErrorState.tsx';
import { part } from '../../../ui/part.tsx';
import { VISITS_LOAD_FAILED } from './overview-texts.ts';
import styles from './overview.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';

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
              <Skeleton width="100%" height="var(--visits-height)" />
            </Loading>
          }
        >
          <DiaryVisits business={business} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
