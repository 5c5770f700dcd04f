import { useLocation } from 'react-router';

/** What was activated without a payment: told from the payment page to the dashboard, in the router's state. */
export type Activated = 'trial' | 'setup';

/** What the page was opened with; null when it was opened any other way. */
export function useActivated(): Activated | null {
  const location = useLocation();
  return readActivated(location.state);
}

function readActivated(state: unknown): Activated | null {
  if (typeof state !== 'object' || state === null || !('activated' in state)) return null;
  return state.activated === 'trial' || state.activated === 'setup' ? state.activated : null;
}
