import { z } from './zod.ts';
import { emailConfirmation, emailTokenGiven } from './business.ts';
import { done } from './fields.ts';
import {
  session,
  sessionInPath,
  signedIn,
  signInAddress,
  signInCode,
  signInQuery,
  user,
  userChange,
} from './user.ts';

export const accountRows = {
  getSignInAddress: {
    query: signInQuery,
    answer: signInAddress,
  },
  createSession: { body: signInCode, answer: signedIn },
  signOut: { answer: done },
  getEmailConfirmation: { query: emailTokenGiven, answer: emailConfirmation },
  confirmEmail: { body: emailTokenGiven, answer: emailConfirmation },
  listSessions: { answer: z.array(session) },
  endOtherSessions: { answer: done },
  endSession: { params: sessionInPath, answer: done },
  getMe: { answer: user },
  changeMe: { body: userChange, answer: user },
  deleteMe: { answer: done },
  /** Bytes of stored texts, of TEXT_BYTES_MAX at most. */
  getTextUse: { answer: z.object({ bytes: z.int() }) },
  exportMe: { answer: z.instanceof(ArrayBuffer), kind: 'file', isHeavy: true },
} as const;
