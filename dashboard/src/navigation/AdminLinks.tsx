import { pages } from '@daybook/schema/words/routes';
import { ADMIN_LABELS } from './admin-links-texts.ts';
import { BarLinks } from './BarLinks.tsx';
import { SETTINGS } from './navigation-texts.ts';

const ADMIN_LINKS = [
  { to: pages.adminCoupons, label: ADMIN_LABELS.coupons },
  { to: pages.adminBusinesses, label: ADMIN_LABELS.businesses },
  { to: pages.adminUsers, label: ADMIN_LABELS.users },
  { to: pages.adminNewsletter, label: ADMIN_LABELS.newsletter },
  { to: pages.adminVisits, label: ADMIN_LABELS.visits },
  { to: pages.adminEmail, label: ADMIN_LABELS.email },
  { to: pages.adminAudit, label: ADMIN_LABELS.audit },
  { to: pages.settings, label: SETTINGS },
];

/** The admin's links: a file of its own, since nobody else needs them. */
export const AdminLinks = () => <BarLinks links={ADMIN_LINKS} />;
