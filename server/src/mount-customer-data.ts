/** The part of the app by which a customer sees what a business holds about them, and asks to be forgotten. */
import type { CancelTokens } from './bookings/cancel-token.ts';
import type { Clock } from './clock.ts';
import { createAnswerRequests } from './customer-data/decide-erasure-requests.ts';
import { createDataTokens } from './customer-data/data-token.ts';
import { createMyData } from './customer-data/my-data.ts';
import { mountCustomerData } from './customer-data/routes.ts';
import { createSendDataLink } from './customer-data/send-data-link.ts';
import type { Database } from './database/database.ts';
import type { Mount } from './http/mount.ts';
import type { MakeRateLimit } from './http/rate-limit.ts';
import type { BookingRates } from './request-limits.ts';
import type { Secrets } from './session-secrets.ts';
import { createEraseStore } from './customer-data/erase-customer-store.ts';

interface Parts {
  database: Database;
  clock: Clock;
  /** Without a slash at the end. */
  publicUrl: string;
  tokens: CancelTokens;
  secrets: Secrets;
  limitOf: MakeRateLimit;
  rates: BookingRates;
  onMailQueued: () => void;
}

export function mountCustomersData(mount: Mount, parts: Parts): void {
  const { database, clock, publicUrl, tokens, secrets, limitOf, rates, onMailQueued } = parts;
  const erasure = { store: createEraseStore(database, tokens), clock, onMailQueued };
  mountCustomerData(mount, {
    sendDataLink: createSendDataLink({ database, cancelTokens: tokens, clock, onMailQueued }),
    myData: createMyData({
      database,
      dataTokens: createDataTokens(secrets),
      cancelTokens: tokens,
      clock,
      publicUrl,
      onMailQueued,
    }),
    requests: createAnswerRequests({ database, clock, onMailQueued, erasure }),
    links: limitOf('customer data', rates.attempts),
  });
}
