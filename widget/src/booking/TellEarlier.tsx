import { useState } from 'preact/hooks';
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { earlierPath } from '@daybook/schema/words/waiting-list-routes';
import {
  TELL_EARLIER,
  TELL_EARLIER_FAILED,
  TELL_EARLIER_MEANS,
} from '@daybook/schema/words/waiting-list-texts';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { CallFailed, holds } from '../diary/server-calls.ts';
import { post } from './send-booking-once.ts';

const isEarlier = holds<{ wants_earlier: boolean }>('wants_earlier');

interface TellEarlierProps {
  answer: BookedAnswer;
  token: string;
}

/** Asks to be emailed when an earlier time is free, saved at once. It needs JavaScript. */
export function TellEarlier({ answer, token }: TellEarlierProps) {
  const { isLive } = useOpened().state;
  const { host, signal } = useLive();
  const [isOn, setIsOn] = useState(answer.wants_earlier ?? false);
  const [problem, setProblem] = useState('');
  if (answer.wants_earlier === null || !isLive) return null;
  const change = async (wanted: boolean) => {
    setIsOn(wanted);
    setProblem('');
    try {
      const body = JSON.stringify({ token, wants_earlier: wanted });
      await post(host.origin + earlierPath, body, isEarlier, signal);
    } catch (error) {
      if (signal.aborted) return;
      setIsOn(!wanted);
      setProblem(error instanceof CallFailed && error.status === null ? NETWORK_ERROR : TELL_EARLIER_FAILED);
    }
  };
  return (
    <div class="part">
      <label class="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <span>
          {TELL_EARLIER} <small>{TELL_EARLIER_MEANS}</small>
        </span>
      </label>
      <p class="problem" role="status">
        {problem}
      </p>
    </div>
  );
}
