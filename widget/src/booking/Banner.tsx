import { BANNER_ID } from '../diary/ids.ts';
import { Icon } from '../diary/steps/parts.tsx';
import type { View } from '../diary/view.ts';
import { formOf } from './form-of.ts';

/** What went wrong with the booking as a whole. */
export function Banner({ view: { state, send } }: { view: View }) {
  const { banner } = formOf(state);
  return banner ? (
    <div class="banner" id={BANNER_ID} tabIndex={-1} role="alert">
      <p>{banner}</p>
      <button
        type="button"
        class="round"
        aria-label="Dismiss"
        hidden={!state.isLive}
        onClick={() => send({ type: 'dismissed' })}
      >
        <Icon path="M18 6 6 18M6 6l12 12" />
      </button>
    </div>
  ) : null;
}
