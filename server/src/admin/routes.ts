import type { AccountStore } from '../accounts/account-store.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Mount } from '../http/mount.ts';
import type { CountedVisitsStore } from '../visits/counted-visits-store.ts';
import type { FindActions } from './audit/record-action-store.ts';
import { mountAdminActions } from './audit/routes.ts';
import type { ChangeAnyBusiness } from './businesses/change-business-store.ts';
import type { DeleteAnyBusiness } from './businesses/delete-business.ts';
import type { FindBusinessesStore } from './businesses/find-businesses-store.ts';
import { mountAdminBusinesses } from './businesses/routes.ts';
import type { LoadSupportFacts } from './businesses/support-store.ts';
import type { ChangeCouponsStore } from './coupons/change-coupons-store.ts';
import type { FindCouponsStore } from './coupons/find-coupons-store.ts';
import { mountAdminCoupons } from './coupons/routes.ts';
import type { UnsubscribeUrlOf, SignupsStore } from './newsletter/signups-store.ts';
import { mountAdminNewsletter } from './newsletter/routes.ts';
import type { FindEmailsStore, RetryEmailsStore } from './outbox/find-emails-store.ts';
import { mountAdminOutbox, type AdminOutboxParts } from './outbox/routes.ts';
import type { DeleteUser, FindUsersStore } from './users/find-users-store.ts';
import { mountAdminTestimonials } from './testimonials/routes.ts';
import type { TestimonialsStore } from './testimonials/testimonials-store.ts';
import { mountAdminUsers } from './users/routes.ts';
import { mountWeeks } from './weeks/routes.ts';
import type { CountWeeks } from './weeks/count-weeks-store.ts';

interface AdminParts {
  accounts: Pick<AccountStore, 'find'>;
  businessesFound: FindBusinessesStore;
  changeBusiness: ChangeAnyBusiness;
  countWeeks: CountWeeks;
  couponsChanged: ChangeCouponsStore;
  couponsFound: FindCouponsStore;
  deleteBusiness: DeleteAnyBusiness;
  deleteUser: DeleteUser;
  examples: AdminOutboxParts['examples'];
  findActions: FindActions;
  emailsFound: FindEmailsStore;
  emailsRetried: RetryEmailsStore;
  loadSupportFacts: LoadSupportFacts;
  signups: SignupsStore;
  testimonials: TestimonialsStore;
  unsubscribeUrlOf: UnsubscribeUrlOf;
  usersFound: FindUsersStore;
  visitsCounted: CountedVisitsStore;
  clock: Clock;
  onMailQueued: () => void;
}

export function mountAdmin(mount: Mount, parts: AdminParts): void {
  const { accounts, clock, countWeeks, deleteUser, findActions, loadSupportFacts } = parts;
  mountAdminCoupons(mount, { found: parts.couponsFound, changing: parts.couponsChanged, clock });
  mountAdminBusinesses(mount, {
    found: parts.businessesFound,
    loadSupportFacts,
    change: parts.changeBusiness,
    deleteBusiness: parts.deleteBusiness,
    clock,
  });
  mountAdminUsers(mount, { found: parts.usersFound, accounts, deleteUser, clock });
  const { signups, unsubscribeUrlOf } = parts;
  mountAdminNewsletter(mount, { store: signups, unsubscribeUrlOf, clock });
  mountAdminTestimonials(mount, { store: parts.testimonials, clock });
  mountAdminOutbox(mount, {
    found: parts.emailsFound,
    retrying: parts.emailsRetried,
    examples: parts.examples,
    clock,
    onMailQueued: parts.onMailQueued,
  });
  mountAdminActions(mount, findActions);
  mountWeeks(mount, { countWeeks, visits: parts.visitsCounted, clock });
}
