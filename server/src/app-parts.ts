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
import type { MakeRateLimit } from './http/rate-limit.ts';
import type { Rates } from './http/request-limits.ts';
import type { TrustsProxy } from './http/trusted-proxies.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SiteBuild } from './pages/client-builds.ts';
import type { Payments } from './payments/payments.ts';
import type { Clock } from './runtime/clock.ts';
import type { Stores } from './stores.ts';
import type { Secrets } from './tokens/secrets.ts';
import type { PageViews } from './visits/page-views.ts';

export interface AppParts extends LogParts {
  supportEmail: string;
  pricing: Pricing;
  operator: Operator;
  demoDiarySlug: string;
  database: Database;
  stores: Stores;
  clock: Clock;
  /** Without a slash at the end. */
  publicUrl: string;
  tokens: CancelTokens;
  /** Makes limits on people who are logged in, shared by all processes. */
  limitOnPeople: MakeRateLimit;
  /** Makes such limits on client addresses. */
  limitOf: MakeRateLimit;
  rates: Rates;
  pageViews: PageViews;
  busyCalendars: BusyCalendarReading;
  identity: Identity;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  onMailQueued: () => void;
  payments: Payments;
  /** The clients' builds; null in tests that need no page. */
  site: SiteBuild | null;
  /** SESSION_SECRET, from which CSRF tokens, logins and the forms' stamps are made. */
  secrets: Secrets;
  /** ADMIN_EMAIL; null if there is no admin. */
  adminEmail: string | null;
  /** The operator's details that production lacks. */
  missingSettings: readonly string[];
  trustsProxy: TrustsProxy;
  emailTest: Pick<EmailTestParts, 'isForAdmin' | 'setup'>;
  examples: ExampleEmails;
  /** Routes that exist outside production only. */
  local: Hono | null;
  /** True from the moment that this process was told to stop. */
  isStopping: () => boolean;
  /** Null without METRICS_TOKEN: then nothing is counted. */
  metrics: Metrics | null;
}
