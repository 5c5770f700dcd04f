import type { ComponentChildren, JSX, VNode } from 'preact';
import type { Slot } from '@daybook/schema/contract/slot';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { TRY_AGAIN } from '@daybook/schema/words/texts';
import type { Action, Change } from './actions.ts';
import { useLive, useOpened } from './diary-context.ts';
import { yourTime } from './diary-texts.ts';
import { ownTime } from './wording.ts';

/**
 * Shows a choice as a link with a real address, for a new tab, copying, or no JavaScript. An ordinary click
 * chooses it here. `to: null` is a choice that can't be made: the link stays, without an address.
 */
export function ChoiceLink({ to, ...rest }: AnchorProps & { to: DiaryChoice | null }) {
  // The same element in both cases, so that it keeps the focus.
  return <ActionLink {...rest} to={to} action={to && { type: 'chose', choice: to, by: 'person' }} />;
}

type AnchorProps = JSX.IntrinsicElements['a'];
type ActionLinkProps = AnchorProps & {
  to: DiaryChoice | null;
  page?: string;
  action: Action | Change | null;
};

export function ActionLink({ to, page, action, ...rest }: ActionLinkProps) {
  const { host, dispatch } = useLive();
  if (!to || !action) return <a role="link" aria-disabled="true" tabIndex={-1} {...rest} />;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dispatch(action);
  };
  return <a {...rest} href={host.pathOf(to, page)} onClick={onClick} />;
}

interface CrumbProps {
  name: string;
  children: ComponentChildren;
  action?: VNode | false;
}

export function Crumb({ name, children, action }: CrumbProps) {
  return (
    <div class="crumb">
      <dt>{name}</dt>
      <dd class="num">{children}</dd>
      {action && <dd class="act">{action}</dd>}
    </div>
  );
}

/** Shows a start in the visitor's time, on its own line, when it differs from the business's. */
export function OwnTime({ of }: { of: Pick<Slot, 'starts_at'> }) {
  return <small>{yourTime(ownTime(useOpened().state, of))}</small>;
}

export function NextStep({ step, needs }: { step: string; needs: string }) {
  return (
    <div class="part">
      <h4>{step}</h4>
      <p class="soft">{needs}</p>
    </div>
  );
}

export function Icon({ path }: { path: string }) {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function Retry() {
  const { dispatch } = useLive();
  return (
    <button type="button" class="second" onClick={() => dispatch({ type: 'retried' })}>
      {TRY_AGAIN}
    </button>
  );
}

/** Shows shapes of what is loading: hidden at first by the styles, and always from screen readers. */
export function Skeleton({ count, kind }: { count: number; kind: string }) {
  return (
    <div class={kind} aria-hidden="true">
      {[...Array<undefined>(count)].map(() => (
        <i class="skeleton" />
      ))}
    </div>
  );
}
