import type { Hono } from 'hono';
import type { Pricing } from '@daybook/schema/contract/payment';
import type { Operator } from '@daybook/schema/contract/site-page';
import type { Identity } from './accounts/identity-provider.ts';
import type { MailSetup } from './admin/email-test/mail-setup.ts';
import type { CancelTokens } from './bookings/cancel-token.ts';
import type { BusyCalendarReading } from './calendars/busy/refresh-calendars.ts';
import type { Database } from './database/database.ts';
import type { LogParts } from './database/outage.ts';
import type { DiaryAnswers } from './diary/diary-answers.ts';
import type { Limits } from './http/rate-limits.ts';
import type { SessionGuard } from './http/session-guard.ts';
import type { TrustsProxy } from './http/trusted-proxies.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SiteBuild } from './pages/client-builds.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Clock } from './runtime/clock.ts';
import type { Links } from './tokens/seal.ts';
import type { Secrets } from './tokens/secrets.ts';
import type { PageViews } from './visits/page-views.ts';

/** What any feature may need. main.ts makes it once. */
export interface Context extends LogParts {
  database: Database;
  clock: Clock;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Without a slash at the end. */
  publicUrl: string;
  supportEmail: string;
  pricing: Pricing;
  operator: Operator;
  /** ADMIN_EMAIL; null if there is no admin. */
  adminEmail: string | null;
  demoDiarySlug: string;
  /** The operator's details that production lacks. */
  missingSettings: readonly string[];
  trustsProxy: TrustsProxy;
  /** SESSION_SECRET, from which CSRF tokens, logins and the forms' stamps are made. */
  secrets: Secrets;
  tokens: CancelTokens;
  /** The tokens of the links in emails, by what they are for. */
  links: Links;
  limits: Limits;
  guard: SessionGuard;
  diaryAnswers: DiaryAnswers;
  identity: Identity;
  /** Where owners pay. */
  provider: PaymentProvider;
  busyCalendars: BusyCalendarReading;
  pageViews: PageViews;
  onMailQueued: () => void;
  emailTest: { isForAdmin: boolean; setup: MailSetup };
  /** Resolves to the present terms as plain text; null if no pages are built. */
  termsText: () => Promise<string | null>;
  /** Null without METRICS_TOKEN: then nothing is counted. */
  metrics: Metrics | null;
  /** The clients' builds; null in tests that need no page. */
  site: SiteBuild | null;
  /** Routes that exist outside production only. */
  local: Hono | null;
  /** True from the moment that this process was told to stop. */
  isStopping: () => boolean;
}
