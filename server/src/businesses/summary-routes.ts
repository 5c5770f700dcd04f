import { calls } from '@daybook/schema/contract/calls';
import type { Clock } from '../runtime/clock.ts';
import type { Mount } from '../http/mount.ts';
import type { LoadSummary } from './summary-store.ts';
import { summaryOf } from './summary.ts';

export interface SummaryParts {
  loadSummary: LoadSummary;
  clock: Clock;
}

export function mountSummaries(mount: Mount, { loadSummary, clock }: SummaryParts): void {
  mount(calls.getSummary, async ({ business, turn }) => {
    const now = clock();
    return summaryOf(await loadSummary(business, now, turn), business.timezone, now);
  });

  mount(calls.getVersion, ({ business }) => Promise.resolve({ version: business.diaryVersion }));
}
