import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Pricing } from '@daybook/schema/contract/payment';
import type { Clock } from '../runtime/clock.ts';
import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { createFollow, createHandleEvent, type HandleEvent } from './sync-payment.ts';
import type { PaymentProvider } from './provider.ts';
import { endNeedlessJob, reconcileJob } from './reconcile.ts';
import { createStartCheckout, type StartCheckout } from './start-checkout.ts';

interface PaymentsParts {
  database: Database;
  provider: PaymentProvider;
  pricing: Pricing;
  clock: Clock;
  /** Without a slash at the end. */
  publicUrl: string;
  supportEmail: string;
  onMailQueued: () => void;
  log: Logger;
}

export interface Payments {
  provider: PaymentProvider;
  startCheckout: StartCheckout;
  handleEvent: HandleEvent;
  jobs: Job[];
}

export function createPayments(parts: PaymentsParts): Payments {
  const follow = createFollow(parts);
  return {
    provider: parts.provider,
    startCheckout: createStartCheckout({ ...parts, follow, newId: randomUUID }),
    handleEvent: createHandleEvent(parts, follow),
    jobs: [reconcileJob({ ...parts, follow }), endNeedlessJob({ ...parts, follow })],
  };
}
