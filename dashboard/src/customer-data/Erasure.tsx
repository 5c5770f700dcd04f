import { useState, type ReactNode } from 'react';
import type { MyData } from '@daybook/schema/contract/customer-data';
import { longDate } from '@daybook/schema/rules/date';
import { COMPLAINT_ADDRESS } from '@daybook/schema/words/customer-data-texts';
import { CallError, textOf } from '#api/call-error.ts';
import type { useRequestErasure } from '#api/my-data.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { Section, Stack } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import * as texts from './customer-data-texts.ts';
import styles from './customer-data.module.css';

interface ErasureProps {
  data: MyData;
  ask: ReturnType<typeof useRequestErasure>;
}

const CONFLICT = 409;

export function Erasure({ data, ask }: ErasureProps) {
  const { business_name: business, erasure } = data;
  const hasClosed = erasure.is === 'business_closed';
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const showToast = useToast();
  // The button that asked disappears when it has done its work.
  const heading = useFocus<HTMLHeadingElement>(`${erasure.is} ${isAsking}`, { ifLost: true });
  const send = async () => {
    try {
      await ask.mutateAsync();
      showToast(hasClosed ? texts.WILL_EMAIL : texts.askedToast(business));
      setIsAsking(false);
    } catch (error) {
      if (hasClosed) setRefusal(textOf(error, texts.ASK_FAILED));
      // The state has changed since this page loaded, and it now reloads. The refusal says why, even if the
      // state looks the same.
      if (!(error instanceof CallError) || error.status !== CONFLICT) return;
      setRefusal(error.text);
      setIsAsking(false);
    }
  };
  const start = () => {
    ask.reset();
    setRefusal(null);
    // A business that has closed decides nothing, so there is nothing to explain first.
    if (hasClosed) void send();
    else setIsAsking(true);
  };
  return (
    <Section title={texts.BE_ERASED} headingRef={heading} gap={12}>
      <ErasureState data={data} refusal={refusal} isAsking={ask.isPending} onAsk={start} />
      {isAsking ? (
        <ConfirmDialog
          isOpen
          title={texts.askQuestion(business)}
          confirmText={texts.REQUEST_ERASURE}
          workingText={texts.ASKING}
          keepText={texts.NOT_NOW}
          isWorking={ask.isPending}
          error={ask.error ? textOf(ask.error, texts.ASK_FAILED) : undefined}
          onConfirm={() => void send()}
          onClose={() => setIsAsking(false)}
        >
          <p>{texts.askMeans(business)}</p>
          <p>{texts.AGREED_MEANS}</p>
          <p>{texts.STAYS_MEANS}</p>
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}

interface ErasureStateProps {
  data: Pick<MyData, 'business_name' | 'erasure'>;
  /** Why the request was refused; null otherwise. */
  refusal: string | null;
  isAsking: boolean;
  onAsk: () => void;
}

/** Shows the state in words, read out when they change, and what the customer can do. */
export function ErasureState({ data, refusal, isAsking, onAsk }: ErasureStateProps) {
  return (
    <>
      <Text as="div" tone="soft" breaks role="status">
        <Stack gap={12}>
          <Words data={data} />
        </Stack>
      </Text>
      {refusal === null ? null : (
        <Notice tone="error" isAnnounced>
          {refusal}
        </Notice>
      )}
      {data.erasure.is === 'not_asked' ? (
        <div>
          <Button onClick={onAsk}>{texts.REQUEST_ERASURE}</Button>
        </div>
      ) : null}
      {data.erasure.is === 'business_closed' ? (
        <div>
          <Button isWorking={isAsking} workingText={texts.ASKING} onClick={onAsk}>
            {texts.EMAIL_ME_WHEN_DONE}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Words({ data: { business_name: business, erasure } }: Pick<ErasureStateProps, 'data'>) {
  switch (erasure.is) {
    case 'not_asked':
      return <p>{texts.erasureMeans(business)}</p>;
    case 'still_to_come':
      return <p>{texts.STILL_TO_COME}</p>;
    case 'asked':
      return (
        <>
          <p>{texts.askedOn(business, texts.momentHere(erasure.asked_at))}</p>
          <p>{texts.erasureDeadline(longDate(erasure.answer_by))}</p>
          <Complaint />
        </>
      );
    case 'kept':
      return (
        <>
          <p>{texts.keptOn(business, texts.momentHere(erasure.kept_at))}</p>
          <blockquote className={styles.reason}>{erasure.reason}</blockquote>
          <p>{texts.mayAskFrom(texts.momentHere(erasure.may_ask_from))}</p>
          <Complaint />
        </>
      );
    case 'being_erased':
      return <p>{texts.beingErased(business)}</p>;
    case 'business_closed':
      return <p>{texts.businessClosed(business, longDate(erasure.deleted_by))}</p>;
    case 'deletion_due':
      return <p>{texts.deletionDue(business, longDate(erasure.deleted_by))}</p>;
  }
}

function Complaint(): ReactNode {
  return (
    <p>
      {texts.COMPLAIN} <a href={COMPLAINT_ADDRESS}>{texts.COMPLAIN_TO}</a>.
    </p>
  );
}
