/** What the public pages are called in every bar. */
import type { SitePageName } from '@daybook/schema/words/routes';

export const SITE_LABELS: Readonly<Record<SitePageName, string>> = {
  home: 'Home',
  about: 'About Us',
  howToUse: 'How To Use',
  faq: 'FAQ',
  support: 'Support',
  pricing: 'Pricing',
  contact: 'Contact',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
  terms: 'Terms and Conditions',
  accessibility: 'Accessibility Statement',
};
