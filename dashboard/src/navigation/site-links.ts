import { pages, sitePages, type SitePageName } from '@daybook/schema/words/routes';
import { DASHBOARD, SETTINGS } from './navigation-texts.ts';

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

export interface NamedLink {
  href: string;
  label: string;
}

interface SiteLink extends NamedLink {
  name: SitePageName;
}

const linkTo = (name: SitePageName): SiteLink => ({
  name,
  href: sitePages[name],
  label: SITE_LABELS[name],
});

export const FIRST_LINKS = [linkTo('home'), linkTo('about')] as const;
export const HELP_LINKS = [linkTo('howToUse'), linkTo('faq'), linkTo('support')] as const;
export const LAST_LINKS = [linkTo('pricing'), linkTo('contact')] as const;
export const OWNER_LINKS: readonly NamedLink[] = [
  { href: pages.dashboard, label: DASHBOARD },
  { href: pages.settings, label: SETTINGS },
];

export const ADMIN_LINKS: readonly NamedLink[] = [
  { href: pages.adminCoupons, label: 'Coupons' },
  { href: pages.adminBusinesses, label: 'Business Management' },
  { href: pages.adminUsers, label: 'Users' },
  { href: pages.adminNewsletter, label: 'Newsletter' },
  { href: pages.adminTestimonials, label: 'Testimonials' },
  { href: pages.adminVisits, label: 'Visits' },
  { href: pages.adminEmail, label: 'Email Diagnostic' },
  { href: pages.adminAudit, label: 'Audit Log' },
  { href: pages.settings, label: SETTINGS },
];

export const FOOTER_LINKS = {
  product: [...HELP_LINKS.slice(0, 1), linkTo('pricing'), ...HELP_LINKS.slice(1)],
  company: [linkTo('about'), linkTo('contact')],
  legal: [linkTo('privacy'), linkTo('cookies'), linkTo('terms'), linkTo('accessibility')],
} as const;

export const FOOTER_HEADINGS = { product: 'Product', company: 'Company', legal: 'Legal' } as const;
export const BACK_TO_TOP = 'Back to top';
export const FOOT_OF_PAGE = 'More pages';
