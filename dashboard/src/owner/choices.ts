import { usePeople, usePlaces } from '../api/catalogue.ts';

interface Named {
  id: number;
  name: string;
  is_archived?: boolean;
}

/** Returns items of the catalogue that aren't archived; none while they load. */
export const inUse = <Item extends { is_archived: boolean }>(items: readonly Item[] | undefined): Item[] =>
  items?.filter(({ is_archived }) => !is_archived) ?? [];

/** Returns a select's choices. A select's values are strings. */
export const choicesOf = (items: readonly Named[]) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

/** Reads a select's value. The empty one stands for any, everyone or none. */
export const chosenId = (value: string) => (value === '' ? null : Number(value));

/** Returns an id for a query: '' means any. */
export const idInQuery = (id: number | null | undefined) =>
  id === null || id === undefined ? '' : String(id);

/** Returns the choices of the whole business, or of one person or place. */
export function useBusinessOrOne(businessId: number, business: string) {
  const people = inUse(usePeople(businessId).data);
  const places = inUse(usePlaces(businessId).data);
  return [{ value: '', label: business }, ...choicesOf([...people, ...places])];
}
