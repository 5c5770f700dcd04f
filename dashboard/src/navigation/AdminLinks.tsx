import { ADMIN_LINKS } from './admin-links.ts';
import { BarLinks } from './BarLinks.tsx';

/** The admin's links: a file of its own, since nobody else needs them. */
export const AdminLinks = () => <BarLinks links={ADMIN_LINKS} />;
