/** The admin's links. Apart from those of the other bars, which everybody loads. */
import { pages } from '@daybook/schema/words/routes';
import { SETTINGS } from './navigation-texts.ts';
import type { NamedLink } from './site-links.ts';

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
