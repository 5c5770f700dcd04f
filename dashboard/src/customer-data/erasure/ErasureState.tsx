import type { ReactNode } from 'react';
import type { MyData } from '@daybook/schema/contract/customer-data';
import { longDate } from '@daybook/schema/rules/date';
import { COMPLAINT_ADDRESS } from '@daybook/schema/words/customer-data-texts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { momentHere } from '../moment-here.ts';
import {
  erasureDeadline,
  REQUEST_ERASURE,
  askedOn,
  ASKING,
  beingErased,
  businessClosed,
  COMPLAIN,
  COMPLAIN_TO,
  deletionDue,
  EMAIL_ME_WHEN_DONE,
  erasureMeans,
  keptOn,
  mayAskFrom,
  STILL_TO_COME,
} from './erasure-texts.ts';
import styles from './erasure-state.module.css';

interface ErasureStateProps {
  data: Pick<MyData, 'business_name' | 'erasure'>;
  /** Why asking was refused; null where it was not. */
  refusal: string | null;
  isAsking: boolean;
  onAsk: () => void;
}

/** Where the wish stands, in words that are true in that state. They are read out when they change. */
export function ErasureState({ data, refusal, isAsking, onAsk }: ErasureStateProps) {
  return (
    <>
      <div role="status" className={styles.state}>
        <Words data={data} />
      </div>
      {refusal === null ? null : (
        <Notice tone="error" isAnnounced>
          {refusal}
        </Notice>
      )}
      {data.erasure.is === 'not_asked' ? (
        <div>
          <Button onClick={onAsk}>{REQUEST_ERASURE}</Button>
        </div>
      ) : null}
      {data.erasure.is === 'business_closed' ? (
        <div>
          <Button isWorking={isAsking} workingText={ASKING} onClick={onAsk}>
            {EMAIL_ME_WHEN_DONE}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Words({ data: { business_name: business, erasure } }: Pick<ErasureStateProps, 'data'>) {
  switch (erasure.is) {
    case 'not_asked':
      return <p>{erasureMeans(business)}</p>;
    case 'still_to_come':
      return <p>{STILL_TO_COME}</p>;
    case 'asked':
      return (
        <>
          <p>{askedOn(business, momentHere(erasure.asked_at))}</p>
          <p>{erasureDeadline(longDate(erasure.answer_by))}</p>
          <Complaint />
        </>
      );
    case 'kept':
      return (
        <>
          <p>{keptOn(business, momentHere(erasure.kept_at))}</p>
          <blockquote className={styles.reason}>{erasure.reason}</blockquote>
          <p>{mayAskFrom(momentHere(erasure.may_ask_from))}</p>
          <Complaint />
        </>
      );
    case 'being_forgotten':
      return <p>{beingErased(business)}</p>;
    case 'business_closed':
      return <p>{businessClosed(business, longDate(erasure.deleted_by))}</p>;
    case 'deletion_due':
      return <p>{deletionDue(business, longDate(erasure.deleted_by))}</p>;
  }
}

function Complaint(): ReactNode {
  return (
    <p>
      {COMPLAIN} <a href={COMPLAINT_ADDRESS}>{COMPLAIN_TO}</a>.
    </p>
  );
}
