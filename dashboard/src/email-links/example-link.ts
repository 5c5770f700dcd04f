import type { Link } from './use-link.ts';

/** Returns a link that opens `seen`; without it, one that is still loading. */
export function openedLink<Seen, Change>(
  seen?: Seen,
  change: Partial<Link<Seen, Change>['change']> = {},
): Link<Seen, Change> {
  return {
    token: 'a-token-of-the-email',
    seen,
    loadError: null,
    change: { given: undefined, isWorking: false, isDone: false, error: null, ...change },
  };
}
