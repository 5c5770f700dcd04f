import { useState } from 'react';
import type { MyData } from '@daybook/schema/contract/customer-data';
import { CallError, textOf } from '../../api/call-error.ts';
import type { useAskToBeForgotten } from '../../api/my-data.ts';
import { useToast } from '../../ui/message/Toasts.tsx';
import { useFocus } from '../../ui/use-focus.ts';
import { Choice } from '../Choice.tsx';
import { AskDialog } from './AskDialog.tsx';
import { ASK_FAILED, askedToast, BE_FORGOTTEN } from './forgetting-texts.ts';
import { ForgettingState } from './ForgettingState.tsx';

interface ForgettingProps {
  data: MyData;
  ask: ReturnType<typeof useAskToBeForgotten>;
}

const CONFLICT = 409;

/** Where the wish to be forgotten stands, and how to ask for it. */
export function Forgetting({ data, ask }: ForgettingProps) {
  const { business_name: business, forgetting } = data;
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const showToast = useToast();
  // The button that asked goes when it has done its work.
  const heading = useFocus<HTMLHeadingElement>(`${forgetting.is} ${isAsking}`, { ifLost: true });
  const send = async () => {
    try {
      await ask.mutateAsync();
      showToast(askedToast(business));
      setIsAsking(false);
    } catch (error) {
      // It stands otherwise than this page showed, which now asks anew: the answer says why, also where it shows the same.
      if (!(error instanceof CallError) || error.status !== CONFLICT) return;
      setRefusal(error.text);
      setIsAsking(false);
    }
  };
  const open = () => {
    ask.reset();
    setRefusal(null);
    setIsAsking(true);
  };
  return (
    <Choice title={BE_FORGOTTEN} heading={heading}>
      <ForgettingState data={data} refusal={refusal} onAsk={open} />
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
