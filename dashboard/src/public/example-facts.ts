import type { Pricing } from '@daybook/schema/contract/payment';
import type { SiteFacts } from '@daybook/schema/contract/site-page';

/** What the settings might say, for tests. */
export const factsWith = (pricing: Pricing): SiteFacts => ({
  origin: 'https://book.example',
  pricing,
  demoDiarySlug: 'demo',
  supportEmail: 'help@book.example',
  operator: { name: null, address: null, companyNumber: null, dataProtectionNumber: null },
});
