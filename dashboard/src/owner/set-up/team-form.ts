import type { CatalogueService, Person } from '@daybook/schema/contract/catalogue';
import { inUse } from '../choices.ts';

export interface PersonRow {
  /** '' until it is saved. */
  person_id: string;
  name: string;
  bookable_online: boolean;
  /** Whether the person does each service, in the order of `service_ids`. */
  does: boolean[];
}

export interface TeamForm {
  /** The last row is empty, for the next name. */
  people: PersonRow[];
  service_ids: number[];
  /** Ids of saved people who were removed. */
  removed: number[];
}

/** Returns whether the person offers the service. */
export const doesService = ({ everyone, person_ids }: CatalogueService, personId: number): boolean =>
  everyone || person_ids.includes(personId);

export const nobody = (service_ids: readonly number[]): PersonRow => ({
  person_id: '',
  name: '',
  bookable_online: true,
  does: service_ids.map(() => true),
});

export function teamFormOf(people: readonly Person[], offered: readonly CatalogueService[]): TeamForm {
  const service_ids = offered.map(({ id }) => id);
  const rows = inUse(people).map(({ id, name, bookable_online }) => ({
    person_id: String(id),
    name,
    bookable_online,
    does: offered.map((service) => doesService(service, id)),
  }));
  return { people: [...rows, nobody(service_ids)], service_ids, removed: [] };
}

/** Returns the form with the services of now: everybody does those that are new since it was filled in. */
export function withServices(form: TeamForm, service_ids: number[]): TeamForm {
  const before = new Map(form.service_ids.map((id, at) => [id, at]));
  const people = form.people.map((row) => ({
    ...row,
    does: service_ids.map((id) => row.does[before.get(id) ?? -1] ?? true),
  }));
  return { ...form, people, service_ids };
}
