/** The rows of the table of calls (calls.ts) by which people sign in and look after their account. */
import { z } from './zod.ts';
import { emailConfirmation, emailTokenGiven } from './business.ts';
import { done } from './parts.ts';
import {
  session,
  sessionInPath,
  signedIn,
  signInAddress,
  signInCode,
  signInWish,
  user,
  userChange,
} from './user.ts';

export const accountRows = {
  getSignInAddress: {
    query: signInWish,
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
  /** Bytes of the texts that the account keeps, of TEXT_BYTES_MAX. */
  getTextUse: { answer: z.object({ bytes: z.int() }) },
  exportMe: { answer: z.instanceof(ArrayBuffer), kind: 'file', isHeavy: true },
} as const;
