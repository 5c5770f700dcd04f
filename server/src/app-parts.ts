/** What the composition root makes, and features are given. */
import type { Pricing } from '@daybook/schema/contract/payment';
import type { Operator } from '@daybook/schema/contract/site-page';
import type { Hono } from 'hono';
import type { Identity } from './accounts/identity-provider.ts';
import type { EmailTestParts } from './admin/email-test/routes.ts';
import type { CancelTokens } from './bookings/cancel-token.ts';
import type { BusyCalendarReading } from './calendars/busy/refresh-calendars.ts';
import type { Database } from './database/database.ts';
import type { LogParts } from './database/outage.ts';
import type { ExampleEmails } from './example-emails.ts';
import type { MakeRateLimit, Rate } from './http/rate-limit.ts';
import type { BookingRates, OwnerRates } from './http/request-limits.ts';
import type { TrustsProxy } from './http/trusted-proxies.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SiteBuild } from './pages/client-builds.ts';
import type { Payments } from './payments/payments.ts';
import type { Clock } from './runtime/clock.ts';
import type { Stores } from './stores.ts';
import type { Secrets } from './tokens/secrets.ts';
import type { PageViews } from './visits/page-views.ts';

export interface AppParts extends LogParts {
  /** SUPPORT_EMAIL */
  supportEmail: string;
  /** PRICING */
  pricing: Pricing;
  /** OPERATOR_NAME and what belongs to it. */
  operator: Operator;
  /** The address of the demonstration's diary. */
  demoDiarySlug: string;
  database: Database;
  stores: Stores;
  clock: Clock;
  /** Without a slash at the end. */
  publicUrl: string;
  tokens: CancelTokens;
  /** Makes limits on people who are signed in. They hold for all processes together. */
  limitOnPeople: MakeRateLimit;
  /** Makes such limits on addresses of the network. */
  limitOf: MakeRateLimit;
  rates: BookingRates;
  signInRate: Rate;
  /** For each address: how often a stranger's reading may make something anew. */
  readingRate: Rate;
  ownerRates: OwnerRates;
  /** What strangers write to us on our own pages, by address; each kind of it by itself. */
  visitorRate: Rate;
  /** For each address: messages to support, besides. */
  messagesRate: Rate;
  /** For each address: pages opened that are counted. */
  visitRate: Rate;
  pageViews: PageViews;
  busyCalendars: BusyCalendarReading;
  /** Who vouches for the people who sign in. */
  identity: Identity;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Tells the mail worker that something was written to the outbox. */
  onMailQueued: () => void;
  payments: Payments;
  /** The clients' builds; null in tests that need no page. */
  site: SiteBuild | null;
  /** SESSION_SECRET, from which CSRF tokens, sign-ins and the forms' stamps are made. */
  secrets: Secrets;
  /** ADMIN_EMAIL; null when there is no admin. */
  adminEmail: string | null;
  /** The operator's particulars that production lacks. */
  missingSettings: readonly string[];
  /** TRUST_PROXY */
  trustsProxy: TrustsProxy;
  emailTest: Pick<EmailTestParts, 'isForAdmin' | 'setup'>;
  examples: ExampleEmails;
  /** Routes that exist outside production only. */
  local: Hono | null;
  /** True from the moment that this process was told to stop. */
  isStopping: () => boolean;
  /** Null without METRICS_TOKEN: then nothing is counted, and nothing told. */
  metrics: Metrics | null;
}
