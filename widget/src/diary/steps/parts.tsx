/** The small pieces that every step is made of. */
import type { Slot } from '@daybook/schema/contract/slot';
import { choicePath, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import type { ComponentChildren, JSX, VNode } from 'preact';
import { TRY_AGAIN } from '@daybook/schema/words/texts';
import { yourTime } from '../diary-texts.ts';
import type { View } from '../view.ts';
import type { OpenDiary } from '../diary-state.ts';
import type { Send } from '../actions.ts';
import { ownTime } from '../wording.ts';

/**
 * A choice as a link. Without JavaScript, in a new tab, or copied, it is a real address; an ordinary press
 * sends an action. `to: null` is a choice that can't be made here: the link stays in place and leads nowhere.
 */
export function Choose({
  view,
  to,
  ...rest
}: JSX.IntrinsicElements['a'] & { view: View; to: DiaryChoice | null }) {
  if (!to) return <a role="link" aria-disabled="true" tabIndex={-1} {...rest} />;
  const onClick = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    view.send({ type: 'chose', choice: to, by: 'person' });
  };
  return (
    <a {...rest} href={view.base + choicePath(view.state.diary.business.diary_slug, to)} onClick={onClick} />
  );
}

/** One line of what is chosen, with a link that changes it. */
export function Crumb({
  name,
  children,
  action,
}: {
  name: string;
  children: ComponentChildren;
  action?: VNode | false;
}) {
  return (
    <div class="crumb">
      <dt>{name}</dt>
      <dd class="num">{children}</dd>
      {action && <dd class="act">{action}</dd>}
    </div>
  );
}

/** The visitor's own time of a start, on a line of its own, where it differs from the business's. */
export function OwnTime({ state, of }: { state: OpenDiary; of: Pick<Slot, 'starts_at'> }) {
  return <small>{yourTime(ownTime(state, of))}</small>;
}

/** A step that is still ahead, and what it waits for. */
export function Ahead({ step, needs }: { step: string; needs: string }) {
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

export function Retry({ send }: { send: Send }) {
  return (
    <button type="button" class="second" onClick={() => send({ type: 'retried' })}>
      {TRY_AGAIN}
    </button>
  );
}

/**
 * Shapes of what is still loading. The styles hide them for the first moments, and assistive technology never
 * sees them.
 */
export function Bones({ count, kind }: { count: number; kind: string }) {
  return (
    <div class={kind} aria-hidden="true">
      {Array.from({ length: count }, () => (
        <i class="bone" />
      ))}
    </div>
  );
}
