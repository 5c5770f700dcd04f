import { ADMIN_ACCESS_REQUIRED } from '@daybook/schema/words/session-texts';
import { CallError } from '../../api/call-error.ts';
import { NO_CONNECTION, NO_SERVER } from './list-texts.ts';

const FORBIDDEN = 403;

/** Why a list could not be loaded. `refused` is said when nothing more can be told. */
export function loadFailureOf(error: unknown, refused: string = NO_SERVER): string {
  if (!(error instanceof CallError)) return refused;
  if (error.status === FORBIDDEN) return ADMIN_ACCESS_REQUIRED;
  return error.status === null ? NO_CONNECTION : refused;
}
