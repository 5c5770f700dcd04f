import { calls } from '@daybook/schema/contract/calls';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import type { Clock } from '../clock.ts';
import type { OwnerMount } from '../http/mount.ts';
import { mustOwnBusiness } from './own-business.ts';
import type { FindOwnBusiness } from './ownership-store.ts';
import type { LoadSummary } from './summary-store.ts';
import { summaryOf } from './summary.ts';

export interface SummaryParts {
  loadSummary: LoadSummary;
  findOwnBusiness: FindOwnBusiness;
  clock: Clock;
}

export function mountSummaries(mount: OwnerMount, parts: SummaryParts): void {
  const { loadSummary, findOwnBusiness, clock } = parts;
  const notFound = { notFound: BUSINESS_NOT_FOUND };

  mount(
    calls.getSummary,
    async ({ user, params }) => {
      const business = await mustOwnBusiness(findOwnBusiness, user.userId, params.businessId);
      const now = clock();
      return summaryOf(await loadSummary(business, now), business.timezone, now);
    },
    notFound,
  );

  mount(
    calls.getVersion,
    async ({ user, params }) => {
      const { diaryVersion } = await mustOwnBusiness(findOwnBusiness, user.userId, params.businessId);
      return { version: diaryVersion };
    },
    notFound,
  );
}
