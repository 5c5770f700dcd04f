/** One mail, sent while somebody waits, and everything that was said on the way. */
import type { OutgoingMail } from './transport.ts';

export interface TrialStep {
  name: string;
  success: boolean;
  /** One bounded line without secrets. */
  detail: string;
}

export interface MailTrial {
  steps: TrialStep[];
  /** The last code that the mail server answered, 250 when it has taken the email; null when there was none. */
  status: number | null;
  /** Why it was not taken; null when it was. */
  error: string | null;
}

/** Never throws: what goes wrong is the answer. */
export type TryMail = (mail: OutgoingMail) => Promise<MailTrial>;
