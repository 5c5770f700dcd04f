import { useState } from 'react';
import type { CancelDetails } from '@daybook/schema/contract/cancel';
import {
  TELL_EARLIER,
  TELL_EARLIER_FAILED,
  TELL_EARLIER_MEANS,
} from '@daybook/schema/words/waiting-list-texts';
import { textOf } from '#api/call-error.ts';
import { call } from '#api/call.ts';
import { useTask } from '#api/use-call.ts';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { NarrowPage } from '#ui/Layout.tsx';
import { Notice } from '#ui/Notice.tsx';

interface EarlierTimeProps {
  token: string;
  booking: Pick<CancelDetails, 'wants_earlier'>;
}

/** Asks to be emailed when an earlier time is free, saved at once. Shows nothing when that isn't offered. */
export function EarlierTime({ token, booking: { wants_earlier: given } }: EarlierTimeProps) {
  const [isOn, setIsOn] = useState(given ?? false);
  const change = useTask((wanted: boolean) =>
    call('changeWantsEarlier', { body: { token, wants_earlier: wanted } }),
  );
  if (given === null) return null;
  const choose = (wanted: boolean) => {
    setIsOn(wanted);
    change.mutate(wanted, { onError: () => setIsOn(!wanted) });
  };
  return (
    <NarrowPage gap={12}>
      <Switch
        label={TELL_EARLIER}
        hint={TELL_EARLIER_MEANS}
        checked={isOn}
        disabled={change.isPending}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {change.error ? (
        <Notice tone="error" isAnnounced>
          <p>{textOf(change.error, TELL_EARLIER_FAILED)}</p>
        </Notice>
      ) : null}
    </NarrowPage>
  );
}
