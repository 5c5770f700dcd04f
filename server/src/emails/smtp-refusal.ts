/** Which refusals of a mail server are about the email at hand, so that no later attempt can help it. */

/** What the server answered, as nodemailer tells it. */
interface SmtpRefusal {
  /** 'RCPT TO' is the email's recipient, 'DATA' its content; all else is between the server and us. */
  command: unknown;
  /** '550' */
  code: number;
  /** The server's own line: '550 5.1.1 <ada@example.com>: No such user'. */
  reply: string;
}

/** The order of commands, and signing in: a wrong setting, whatever is being sent. */
const CODES_ABOUT_US = [503, 530, 534, 535, 538];
/** RFC 3463's finer codes: a recipient's address or mailbox, and the address of the sender. */
const RECIPIENT = /^5\.(1\.(?![78]\b)\d+|2\.1)$/;
const SENDER = /^5\.1\.[78]$/;
/** Servers that say nothing finer, or 5.7.1 for everything, tell it in words. */
const WORDS_ABOUT_US = /relay|authenticat|log ?in|credential|sender|quota|exceeded|limit/i;

/**
 * True for a final refusal (5xx) of this recipient or this email, false for one that every email would get.
 */
export function isForGood({ command, code, reply }: SmtpRefusal): boolean {
  if (code < 500 || CODES_ABOUT_US.includes(code)) return false;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const finer = /^\d{3}[ -](5\.\d+\.\d+)\b/.exec(reply)?.[1] ?? '';
  if (RECIPIENT.test(finer)) return true;
  // Addresses are left out of the search: somebody may be called login@relay.example.
  return !SENDER.test(finer) && !WORDS_ABOUT_US.test(reply.replace(/\S+@\S+/g, ''));
}

/** Refusals in a row, with no email taken between, that are believed. */
export const REFUSALS_BELIEVED = 5;

/**
 * Believes a server that refuses a few emails. A server that refuses them all, whatever it says, probably
 * has a problem with us: the emails must wait until that is solved.
 */
export function createBelief() {
  let refusedInARow = 0;
  return {
    /** Notes a refusal, and answers whether to believe it. */
    believes: () => (refusedInARow += 1) <= REFUSALS_BELIEVED,
    /** Notes that the server took an email. */
    restore() {
      refusedInARow = 0;
    },
  };
}

export type Belief = ReturnType<typeof createBelief>;
