/** Turns the rows of services into what the contract takes. It loads with the contract, after the page. */

import { custom, NEVER } from 'zod';
import { catalogueServiceRequest, type CatalogueServiceRequest } from '@daybook/schema/contract/catalogue';
import type { ServiceRow } from './trades.ts';

export interface ServicesForm {
  /** The name of a trade, or '' for none of ours. */
  trade: string;
  services: ServiceRow[];
}

export interface WantedService {
  /** Null if the form doesn't know it to be saved. */
  id: number | null;
  request: CatalogueServiceRequest;
}

/** Parses the rows, and reports problems at their fields. Empty rows are left out, but not the only one. */
export const servicesRequest = custom<ServicesForm>().transform(({ services }, context): WantedService[] => {
  const hasFilled = services.some((row) => !isEmpty(row));
  const wanted = services.flatMap((row, index): WantedService[] => {
    if (hasFilled && isEmpty(row)) return [];
    const { success, data, error } = catalogueServiceRequest.safeParse({
      name: row.name,
      duration_minutes: Number(row.minutes),
      price: readPounds(row.price),
    });
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['services', index, fieldOf(path[0])], message });
    return success ? [{ id: row.service_id === '' ? null : Number(row.service_id), request: data }] : [];
  });
  return context.issues.length > 0 ? NEVER : wanted;
});

const isEmpty = ({ name, price }: ServiceRow) => name.trim() === '' && price.trim() === '';

/** Returns NaN for other text, which the contract refuses. */
const readPounds = (typed: string) =>
  typed.trim() === '' ? NaN : Number(typed.replace(/^\s*£/, '').replace(',', '.').trim());

function fieldOf(name: PropertyKey | undefined): keyof ServiceRow {
  if (name === 'duration_minutes') return 'minutes';
  return name === 'price' ? 'price' : 'name';
}
