/** Turns the rows of services into what the contract takes. It loads with the contract, after the page. */

import { custom, NEVER } from 'zod';
import { catalogueServiceRequest, type CatalogueServiceRequest } from '@daybook/schema/contract/catalogue';
import { typedPrice } from '../typed-price.ts';
import { OFFER_NOTHING } from './set-up-texts.ts';
import type { ServiceRow } from './trades.ts';

export interface ServicesForm {
  /** The name of a trade, or '' for none of ours. */
  trade: string;
  services: ServiceRow[];
}

export interface ServicesRequest {
  wanted: WantedService[];
  /** Ids of saved services that are no longer ticked. */
  removed: number[];
}

export interface WantedService {
  /** Null if the form doesn't know it to be saved. */
  id: number | null;
  request: CatalogueServiceRequest;
}

/**
 * Parses the ticked rows, and reports problems at their fields. Empty rows are left out, but not if all are
 * empty.
 */
export const servicesRequest = custom<ServicesForm>().transform(({ services }, context): ServicesRequest => {
  const ticked = services.filter(({ is_offered }) => is_offered);
  const hasFilled = ticked.some((row) => !isEmpty(row));
  if (ticked.length === 0)
    context.addIssue({ code: 'custom', path: ['services', 0, 'is_offered'], message: OFFER_NOTHING });
  const wanted = services.flatMap((row, index): WantedService[] => {
    if (!row.is_offered || (hasFilled && isEmpty(row))) return [];
    const { success, data, error } = catalogueServiceRequest.safeParse({
      name: row.name,
      duration_minutes: Number(row.minutes),
      price: typedPrice(row.price),
    });
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['services', index, fieldOf(path[0])], message });
    return success ? [{ id: row.service_id === '' ? null : Number(row.service_id), request: data }] : [];
  });
  const removed = services.flatMap(({ is_offered, service_id }) =>
    is_offered || service_id === '' ? [] : [Number(service_id)],
  );
  return context.issues.length > 0 ? NEVER : { wanted, removed };
});

const isEmpty = ({ name, price }: ServiceRow) => name.trim() === '' && price.trim() === '';

function fieldOf(name: PropertyKey | undefined): keyof ServiceRow {
  if (name === 'duration_minutes') return 'minutes';
  return name === 'price' ? 'price' : 'name';
}
