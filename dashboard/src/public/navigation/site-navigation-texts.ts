/** Texts of the bar and the foot of every public page. */
import type { SitePageName } from '@daybook/schema/words/routes';

export const SITE_LABELS: Record<SitePageName, string> = {
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
};

export const FOOTER_HEADINGS = { product: 'Product', company: 'Company', legal: 'Legal' } as const;
export const BACK_TO_TOP = 'Back to top';
export const FOOT_OF_PAGE = 'More pages';
export const runBy = (operator: string) => `Run by ${operator}.`;
