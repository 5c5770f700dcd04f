import type { Context } from '../context.ts';
import type { Mount } from '../http/mount.ts';
import { mountAdminActions } from './audit/routes.ts';
import { mountAdminBusinesses } from './businesses/routes.ts';
import { mountAdminCoupons } from './coupons/routes.ts';
import { mountAdminNewsletter } from './newsletter/routes.ts';
import { mountAdminOutbox } from './outbox/routes.ts';
import { mountAdminTestimonials } from './testimonials/routes.ts';
import { mountAdminUsers } from './users/routes.ts';
import { mountWeeks } from './weeks/routes.ts';

/** The mount checks before each of these calls that the admin is logged in. */
export function mountAdmin(mount: Mount, context: Context): void {
  mountAdminCoupons(mount, context);
  mountAdminBusinesses(mount, context);
  mountAdminUsers(mount, context);
  mountAdminNewsletter(mount, context);
  mountAdminTestimonials(mount, context);
  mountAdminOutbox(mount, context);
  mountAdminActions(mount, context);
  mountWeeks(mount, context);
}
