import { CallError, textOf } from './call-error.ts';

/** Says that a change failed to somebody who has gone on to something else. */
export function unseenFailureText(error: unknown): string {
  if (error instanceof CallError && error.status === null)
    return 'We lost the connection while saving a change. Check whether it was saved.';
  return `We couldn’t save a change you made. ${textOf(error, 'Try it again.')}`;
}
