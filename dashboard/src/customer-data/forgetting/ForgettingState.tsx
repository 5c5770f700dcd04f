import type { ReactNode } from 'react';
import type { MyData } from '@daybook/schema/contract/customer-data';
import { longDate } from '@daybook/schema/rules/date';
import { COMPLAINT_ADDRESS } from '@daybook/schema/words/customer-data-texts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { momentHere } from '../moment-here.ts';
import {
  answerBy,
  ASK_TO_BE_FORGOTTEN,
  askedOn,
  ASKING,
  beingForgotten,
  businessClosed,
  COMPLAIN,
  COMPLAIN_TO,
  deletionDue,
  EMAIL_ME_WHEN_DONE,
  forgettingMeans,
  keptOn,
  mayAskFrom,
  STILL_TO_COME,
} from './forgetting-texts.ts';
import styles from './forgetting-state.module.css';

interface ForgettingStateProps {
  data: Pick<MyData, 'business_name' | 'forgetting'>;
  /** Why asking was refused; null where it was not. */
  refusal: string | null;
  isAsking: boolean;
  onAsk: () => void;
}

/** Where the wish stands, in words that are true in that state. They are read out when they change. */
export function ForgettingState({ data, refusal, isAsking, onAsk }: ForgettingStateProps) {
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
      {data.forgetting.is === 'not_asked' ? (
        <div>
          <Button onClick={onAsk}>{ASK_TO_BE_FORGOTTEN}</Button>
        </div>
      ) : null}
      {data.forgetting.is === 'business_closed' ? (
        <div>
          <Button isWorking={isAsking} workingText={ASKING} onClick={onAsk}>
            {EMAIL_ME_WHEN_DONE}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Words({ data: { business_name: business, forgetting } }: Pick<ForgettingStateProps, 'data'>) {
  switch (forgetting.is) {
    case 'not_asked':
      return <p>{forgettingMeans(business)}</p>;
    case 'still_to_come':
      return <p>{STILL_TO_COME}</p>;
    case 'asked':
      return (
        <>
          <p>{askedOn(business, momentHere(forgetting.asked_at))}</p>
          <p>{answerBy(longDate(forgetting.answer_by))}</p>
          <Complaint />
        </>
      );
    case 'kept':
      return (
        <>
          <p>{keptOn(business, momentHere(forgetting.kept_at))}</p>
          <blockquote className={styles.reason}>{forgetting.reason}</blockquote>
          <p>{mayAskFrom(momentHere(forgetting.may_ask_from))}</p>
          <Complaint />
        </>
      );
    case 'being_forgotten':
      return <p>{beingForgotten(business)}</p>;
    case 'business_closed':
      return <p>{businessClosed(business, longDate(forgetting.deleted_by))}</p>;
    case 'deletion_due':
      return <p>{deletionDue(business, longDate(forgetting.deleted_by))}</p>;
  }
}

function Complaint(): ReactNode {
  return (
    <p>
      {COMPLAIN} <a href={COMPLAINT_ADDRESS}>{COMPLAIN_TO}</a>.
    </p>
  );
}
