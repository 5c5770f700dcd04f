import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { ErasureRequest } from '@daybook/schema/contract/customer-data';
import { ERASURE_REQUESTS_PLACE as PLACE } from '@daybook/schema/words/customer-data-routes';
import { preloadDialogs } from '../../../../ui/dialog/Dialog.tsx';
import { useAsked } from '../../../../ui/use-asked.ts';
import { useFocus } from '../../../../ui/use-focus.ts';
import { ClosesWhenFailed, part } from '../../../../ui/part.tsx';
import { EraseQuestion } from './EraseDialog.tsx';
import { ErasureRequestRowItem } from './ErasureRequestRow.tsx';
import { ERASURE_REQUESTS, ERASURE_REQUESTS_MEAN, requestsShown } from './erasure-requests-texts.ts';
import styles from './erasure-requests.module.css';

// It brings the form library, which people who only look at bookings need not wait for.
const KeepDialog = part(async () => (await import('./KeepDialog.tsx')).KeepDialog, ClosesWhenFailed);

interface ErasureRequestsProps {
  business: Business;
  /** The longest waiting first; of many, the first. */
  requests: readonly ErasureRequest[];
  /** How many there are. */
  total: number;
}

interface Asked {
  answer: 'forget' | 'keep';
  request: ErasureRequest;
}

/**
 * Those who ask to be forgotten, with the owner's two answers; nothing where nobody does. It stays mounted then, so that the
 * dialog of the last one closes as any other.
 */
export function ErasureRequests({ business, requests, total }: ErasureRequestsProps) {
  const { asked, ask, close } = useAsked<Asked>();
  return (
    <>
      {requests.length === 0 ? null : (
        <List {...{ business, requests, total }} isAsking={asked !== null} onAsk={ask} />
      )}
      {asked?.answer === 'forget' ? (
        <EraseQuestion businessId={business.id} request={asked.request} onClose={close} />
      ) : null}
      {asked?.answer === 'keep' ? (
        <Suspense fallback={null}>
          <KeepDialog businessId={business.id} request={asked.request} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

interface ListProps extends ErasureRequestsProps {
  isAsking: boolean;
  onAsk: (asked: Asked) => void;
}

function List({ business, requests, total, isAsking, onAsk }: ListProps) {
  // The buttons of an answered request disappear with it.
  const waiting = requests.filter(({ is_being_forgotten }) => !is_being_forgotten).length;
  const heading = useFocus<HTMLHeadingElement>(`${waiting} ${isAsking}`, { ifLost: true });
  const isMeant = useLocation().hash === `#${PLACE}`;
  useEffect(() => {
    if (isMeant) heading.current?.focus();
  }, [isMeant, heading]);
  useEffect(preloadDialogs, []);
  return (
    <section id={PLACE} className={styles.requests} aria-labelledby={`${PLACE}-title`}>
      <div className={styles.head}>
        <h2 id={`${PLACE}-title`} ref={heading} className={styles.title} tabIndex={-1}>
          {ERASURE_REQUESTS}
        </h2>
        <p className={styles.text}>{ERASURE_REQUESTS_MEAN}</p>
      </div>
      <ul>
        {requests.map((request) => (
          <ErasureRequestRowItem
            key={request.id}
            request={request}
            timezone={business.timezone}
            onErase={() => onAsk({ answer: 'forget', request })}
            onKeep={() => onAsk({ answer: 'keep', request })}
          />
        ))}
      </ul>
      {total > requests.length ? (
        <p className={styles.text}>{requestsShown(requests.length, total)}</p>
      ) : null}
    </section>
  );
}
