import { useOpened, type NothingFreeProps } from '../diary/diary-context.ts';
import { MONTH_LOAD_FAILED } from '../diary/diary-texts.ts';
import { Retry, Skeleton } from '../diary/parts.tsx';

/** Stands in for a month's events. */
export function NotThere({ hasFailed }: { hasFailed: boolean }) {
  return hasFailed ? (
    <p class="soft" role="alert">
      {MONTH_LOAD_FAILED} <Retry />
    </p>
  ) : (
    <Skeleton kind="fields" count={3} />
  );
}

/** Says why there is nothing to choose; what is next comes later. */
export function NothingFree(props: NothingFreeProps) {
  const { later } = useOpened();
  return later ? <later.NothingFree {...props} /> : <p class="soft next">{props.why}</p>;
}
