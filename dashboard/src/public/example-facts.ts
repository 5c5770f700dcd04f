import type { Pricing } from '@daybook/schema/contract/payment';
import type { Operator, SiteFacts } from '@daybook/schema/contract/site-page';
import { FREE_TRIAL_HOURS } from '@daybook/schema/figures/periods';

export const NO_PARTICULARS: Operator = {
  name: null,
  address: null,
  registeredOffice: null,
  companyNumber: null,
  vatNumber: null,
  dataProtectionNumber: null,
  hostingProvider: null,
  emailProvider: null,
  mailboxDays: null,
};

export const factsWith = (pricing: Pricing, other: Partial<SiteFacts> = {}): SiteFacts => ({
  origin: 'https://book.example',
  pricing,
  demoDiarySlug: 'demo',
  freeTrialHours: FREE_TRIAL_HOURS,
  testimonials: [],
  supportEmail: 'help@book.example',
  operator: NO_PARTICULARS,
  ...other,
});
