import { useState } from 'react';
import type { MyData } from '@daybook/schema/contract/customer-data';
import { CallError, textOf } from '../../api/call-error.ts';
import type { useRequestErasure } from '../../api/my-data.ts';
import { useToast } from '../../ui/message/Toasts.tsx';
import { useFocus } from '../../ui/use-focus.ts';
import { Choice } from '../Choice.tsx';
import { AskDialog } from './AskDialog.tsx';
import { ASK_FAILED, askedToast, BE_ERASED, WILL_EMAIL } from './erasure-texts.ts';
import { ErasureState } from './ErasureState.tsx';

interface ErasureProps {
  data: MyData;
  ask: ReturnType<typeof useRequestErasure>;
}

const CONFLICT = 409;

/** Where a deletion request stands, and how to make one. */
export function Erasure({ data, ask }: ErasureProps) {
  const { business_name: business, erasure } = data;
  const hasClosed = erasure.is === 'business_closed';
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const showToast = useToast();
  // The button that asked goes when it has done its work.
  const heading = useFocus<HTMLHeadingElement>(`${erasure.is} ${isAsking}`, { ifLost: true });
  const send = async () => {
    try {
      await ask.mutateAsync();
      showToast(hasClosed ? WILL_EMAIL : askedToast(business));
      setIsAsking(false);
    } catch (error) {
      if (hasClosed) setRefusal(textOf(error, ASK_FAILED));
      // It stands otherwise than this page showed, which now asks anew: the answer says why, also where it shows the same.
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
    <Choice title={BE_ERASED} heading={heading}>
      <ErasureState data={data} refusal={refusal} isAsking={ask.isPending} onAsk={start} />
      {isAsking ? (
        <AskDialog
          business={business}
          isWorking={ask.isPending}
          problem={ask.error ? textOf(ask.error, ASK_FAILED) : undefined}
          onConfirm={() => void send()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Choice>
  );
}
