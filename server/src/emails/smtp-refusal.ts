/** Recognises refusals that concern one email, so that trying it again can't help. */

interface SmtpRefusal {
  /** 'RCPT TO' concerns the recipient, 'DATA' the content; anything else concerns us. */
  command: unknown;
  code: number;
  /** The server's own line: '550 5.1.1 <ada@example.com>: No such user'. */
  reply: string;
}

/** Order of commands, and login: a wrong setting, whichever email is being sent. */
const CODES_ABOUT_US = [503, 530, 534, 535, 538];
// RFC 3463's enhanced codes: a recipient's address or mailbox, and the sender's address.
const RECIPIENT = /^5\.(1\.(?![78]\b)\d+|2\.1)$/;
const SENDER = /^5\.1\.[78]$/;
/** Some servers give no enhanced code, or 5.7.1 for everything, and explain it in words. */
const WORDS_ABOUT_US = /relay|authenticat|log ?in|credential|sender|quota|exceeded|limit/i;

/** Returns true for a final refusal (5xx) of this recipient or email, false for one that all would get. */
export function isForGood({ command, code, reply }: SmtpRefusal): boolean {
  if (code < 500 || CODES_ABOUT_US.includes(code)) return false;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const finer = /^\d{3}[ -](5\.\d+\.\d+)\b/.exec(reply)?.[1] ?? '';
  if (RECIPIENT.test(finer)) return true;
  // Ignores addresses in the text: somebody's may be login@relay.example.
  return !SENDER.test(finer) && !WORDS_ABOUT_US.test(reply.replace(/\S+@\S+/g, ''));
}

/** This many refusals in a row, with no email accepted between them, are believed. */
export const REFUSALS_BELIEVED = 5;

/**
 * Believes a server that refuses a few emails. A server that refuses them all, whatever it says, probably has
 * a problem with us, so the emails must wait until that is solved.
 */
export function createBelief() {
  let refusedInARow = 0;
  return {
    /** Counts a refusal and returns whether to believe it. */
    believes: () => (refusedInARow += 1) <= REFUSALS_BELIEVED,
    restore() {
      refusedInARow = 0;
    },
  };
}

export type Belief = ReturnType<typeof createBelief>;
