import { calls } from '@daybook/schema/contract/calls';
import type { Customer, CustomerDetails, OtherCustomer } from '@daybook/schema/contract/customers';
import { CUSTOMER_BOOKINGS_SHOWN } from '@daybook/schema/figures/screens';
import { CUSTOMER_NOT_FOUND, emailOfOther } from '@daybook/schema/words/customer-texts';
import { ownerBookingOf } from '../bookings/owner/owner-booking-responses.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { changeCustomer } from './change-customer.ts';
import type { CustomerObstacle } from './change-customers-store.ts';
import {
  type SeenCustomer,
  type WholeCustomer,
  listCustomers,
  findWholeCustomer,
} from './find-customers-store.ts';
import { mergeCustomers } from './merge-customers-store.ts';

export function mountCustomers(mount: Mount, context: Context): void {
  const { database, clock } = context;

  async function mustFind(businessId: number, customerId: number): Promise<CustomerDetails> {
    const whole = await findWholeCustomer(database.read, businessId, customerId, {
      now: clock(),
      limit: CUSTOMER_BOOKINGS_SHOWN,
    });
    if (!whole) throw new Refusal(404, CUSTOMER_NOT_FOUND);
    return detailsOf(whole);
  }

  mount(calls.listCustomers, async ({ business, query }) => {
    const page = await listCustomers(database.readLong, { businessId: business.id, query, now: clock() });
    const last = page.customers.at(-1);
    return {
      customers: page.customers.map(customerAnswer),
      next: page.hasMore && last ? String(last.customer.id) : null,
      all: page.all,
    };
  });

  mount(calls.getCustomer, ({ business, params }) => mustFind(business.id, params.customerId));

  mount(calls.changeCustomer, async ({ user, business, params: { customerId }, body }) => {
    const outcome = await changeCustomer(context, {
      person: user.person,
      business,
      customerId,
      change: body,
    });
    if (!outcome.ok) throw refusalOf(outcome.reason);
    return mustFind(business.id, customerId);
  });

  mount(calls.mergeCustomers, async ({ business, params: { customerId }, body }) => {
    const outcome = await database.write({ business: business.id }, (tx) =>
      mergeCustomers(tx, business.id, customerId, body.other_id),
    );
    if (!outcome.ok) throw refusalOf(outcome.reason);
    return mustFind(business.id, customerId);
  });
}

function refusalOf(obstacle: CustomerObstacle): Refusal {
  switch (obstacle.is) {
    case 'no customer':
      return new Refusal(404, CUSTOMER_NOT_FOUND);
    case 'email of another': {
      const { id, firstName, lastName, email, phone } = obstacle.customer;
      const name = `${firstName} ${lastName}`.trim();
      const body: OtherCustomer = { other: { id, first_name: firstName, last_name: lastName, email, phone } };
      return new Refusal(409, emailOfOther(name), { fields: { email: emailOfOther(name) }, body });
    }
  }
}

const isoOrNull = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

function customerAnswer({ customer, lastAt, nextAt }: SeenCustomer): Customer {
  return {
    id: customer.id,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    last_visit_at: isoOrNull(lastAt),
    next_visit_at: isoOrNull(nextAt),
  };
}

function detailsOf(whole: WholeCustomer): CustomerDetails {
  const { didNotCome, ...figures } = whole.figures;
  return {
    ...customerAnswer(whole),
    note: whole.customer.note,
    alert: whole.customer.alert,
    created_at: new Date(whole.customer.createdAt).toISOString(),
    figures: { ...figures, did_not_come: didNotCome },
    upcoming: whole.upcoming.map(ownerBookingOf),
    past: whole.past.map(ownerBookingOf),
  };
}
