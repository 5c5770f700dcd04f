/**
 * The modules of each public page, as paths within src/public, from which the build makes its styles and
 * script. `live` is the page's own script, null when it has none.
 */

import type { SitePage } from '@daybook/schema/contract/site-page';

export type SiteView = SitePage['name'];

interface PageFiles {
  page: string;
  live: string | null;
}

export const FRAME_FILES = {
  /** Every page has these two. */
  page: 'SiteFrame.tsx',
  live: 'live.ts',
} as const;

export const PAGE_FILES: Record<SiteView, PageFiles> = {
  home: { page: 'landing/LandingPage.tsx', live: 'landing/live-landing.ts' },
  about: { page: 'about/AboutPage.tsx', live: null },
  howToUse: { page: 'help/how-to-use/HowToUsePage.tsx', live: null },
  faq: { page: 'help/faq/FaqPage.tsx', live: 'help/faq/live-faq.ts' },
  support: { page: 'help/support/SupportPage.tsx', live: null },
  pricing: { page: 'pricing/PricingPage.tsx', live: null },
  contact: { page: 'contact/ContactPage.tsx', live: 'contact/live-contact.ts' },
  privacy: { page: 'legal/PrivacyPage.tsx', live: null },
  cookies: { page: 'legal/CookiesPage.tsx', live: null },
  terms: { page: 'legal/TermsPage.tsx', live: null },
  accessibility: { page: 'legal/AccessibilityPage.tsx', live: null },
  notFound: { page: 'not-found/NotFoundPage.tsx', live: null },
};
