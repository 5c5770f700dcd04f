import type { Fields } from './form-fields.ts';
import { refund } from './stripe-actions.ts';
import { found, idIn, StripeRefusal, type Tools } from './stripe-tools.ts';

export function mountMoney({ api, answer, list, seconds }: Tools): void {
  api.get('/v1/payment_intents/:id', (context) =>
    answer(context, (objects) => found(objects.find('payment_intent', idIn(context)))),
  );
  api.post('/v1/refunds', (context) =>
    answer(context, (objects, fields) => {
      const made = refund(objects, fields.payment_intent ?? '', seconds());
      if (made) return made;
      throw new StripeRefusal(400, 'charge_already_refunded', 'Charge has already been refunded.');
    }),
  );
  api.get('/v1/disputes', (context) =>
    list(context, (objects, query) =>
      objects
        .list('dispute')
        .filter(
          ({ payment_intent, created }) =>
            (query.payment_intent === undefined || payment_intent === query.payment_intent) &&
            created >= createdSince(query),
        ),
    ),
  );
  api.get('/v1/charges', (context) =>
    list(context, (objects, query) =>
      objects.list('charge').filter(({ created }) => created >= createdSince(query)),
    ),
  );
}

/** Seconds since 1970. */
function createdSince(query: Fields): number {
  return Number(query['created[gte]'] ?? 0);
}
