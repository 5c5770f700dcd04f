import { Suspense } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { part } from '../../../../ui/part.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import type { MarkNoShowProps } from './MarkNoShow.tsx';
import { CAME, DID_NOT_COME_QUESTION } from './no-show-texts.ts';

const MarkNoShow = part(async () => (await import('./MarkNoShow.tsx')).MarkNoShow);

/** Draws nothing before the booking starts, or if it is cancelled. */
export function NoShowButton(props: MarkNoShowProps) {
  const { starts_at, status, did_not_come: isMarked } = props.booking;
  const hasBegun = Date.parse(starts_at) <= useNow();
  if (!hasBegun || status === 'cancelled') return null;
  const inItsPlace = (
    <Button kind="quiet" disabled>
      {isMarked ? CAME : DID_NOT_COME_QUESTION}
    </Button>
  );
  return (
    <Suspense fallback={inItsPlace}>
      <MarkNoShow {...props} />
    </Suspense>
  );
}
