import { calls } from '@daybook/schema/contract/calls';
import type { AddedAs, Customer, CustomerDetails, OtherCustomer } from '@daybook/schema/contract/customers';
import { CUSTOMERS_MAX } from '@daybook/schema/figures/bounds';
import { CUSTOMER_BOOKINGS_SHOWN } from '@daybook/schema/figures/screens';
import { numberText } from '@daybook/schema/words/counted';
import { CUSTOMER_NOT_FOUND, emailOfOther, tooManyCustomers } from '@daybook/schema/words/customer-texts';
import { ownerBookingOf } from '../bookings/owner/owner-booking-responses.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { TOO_MUCH_IN_A_DAY } from '../import-export/business-file-texts.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import {
  CUSTOMERS_A_STEP,
  addCustomer,
  addCustomers,
  seeCustomers,
  type AddObstacle,
} from './add-customers-store.ts';
import { changeCustomer } from './change-customer.ts';
import {
  type SeenCustomer,
  type WholeCustomer,
  listCustomers,
  findWholeCustomer,
} from './find-customers-store.ts';
import { mergeCustomers } from './merge-customers-store.ts';

export function mountCustomers(mount: Mount, context: Context): void {
  const { database, clock, limits } = context;

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

  mount(calls.addCustomer, async ({ business, body }) => {
    const added = await database.write({ business: business.id }, (tx) =>
      addCustomer(tx, business.id, body, clock()),
    );
    if (!added.ok) throw refusalOf(added.reason);
    return mustFind(business.id, added.value);
  });

  mount(calls.addCustomers, async ({ user, business, body: { customers, is_preview } }) => {
    refuseUntil(await limits.owner.importParts.take(user.person), TOO_MUCH_IN_A_DAY);
    if (is_preview) return { added: await seeCustomers(database.readLong, business.id, customers) };
    const all: AddedAs[] = [];
    for (const step of stepsOf(customers, () => 1, CUSTOMERS_A_STEP)) {
      const added = await database.write({ business: business.id }, (tx) =>
        addCustomers(tx, business.id, step, clock()),
      );
      if (!added.ok) throw refusalOf(added.reason);
      all.push(...added.value);
    }
    return { added: all };
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

function refusalOf(obstacle: AddObstacle): Refusal {
  switch (obstacle.is) {
    case 'too many':
      return new Refusal(409, tooManyCustomers(numberText(CUSTOMERS_MAX)));
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
