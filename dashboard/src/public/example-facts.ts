import type { Pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { FREE_TRIAL_HOURS } from '@daybook/schema/figures/periods';

/** What the settings might say, for tests. */
export const factsWith = (pricing: Pricing, other: Partial<SiteFacts> = {}): SiteFacts => ({
  origin: 'https://book.example',
  pricing,
  demoDiarySlug: 'demo',
  freeTrialHours: FREE_TRIAL_HOURS,
  supportEmail: 'help@book.example',
  operator: { name: null, address: null, companyNumber: null, dataProtectionNumber: null },
  ...other,
});
