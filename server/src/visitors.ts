/**
 * What strangers send us from the public pages, by address of the network: the newsletter's form and the contact form.
 * A call and a plain form are the same thing, and count together.
 */
import type { Clock } from './clock.ts';
import { createSendMessage, type SendMessage } from './contact/send-message.ts';
import type { Database } from './database/database.ts';
import { inTurn, type MakeRateLimit, type Rate, type RateLimit } from './http/rate-limit.ts';
import { createNewsletter, type Newsletter } from './newsletter/sign-up.ts';
import { createSignupTokens } from './newsletter/signup-token.ts';
import type { Secrets } from './session-secrets.ts';

export interface VisitorsParts {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  /** SUPPORT_EMAIL */
  supportEmail: string;
  limitOf: MakeRateLimit;
  /** Of each of the two forms by itself. */
  visitorRate: Rate;
  /** Of the contact form besides. */
  messagesRate: Rate;
  onMailQueued: () => void;
}

export interface Visitors {
  newsletter: Newsletter;
  signups: RateLimit;
  sendMessage: SendMessage;
  messages: RateLimit;
}

export function createVisitors(parts: VisitorsParts): Visitors {
  const { database, clock, secrets, supportEmail, limitOf, visitorRate, onMailQueued } = parts;
  const messagesInADay = limitOf('messages in a day', parts.messagesRate);
  return {
    newsletter: createNewsletter({ database, tokens: createSignupTokens(secrets), clock, onMailQueued }),
    signups: limitOf('signups', visitorRate),
    sendMessage: createSendMessage({ database, supportEmail, clock, onMailQueued }),
    messages: inTurn(limitOf('messages', visitorRate), messagesInADay),
  };
}
