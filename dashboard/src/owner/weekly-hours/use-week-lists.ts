import { usePatterns } from '#api/patterns.ts';
import { useCall } from '#api/use-call.ts';

/** Loads the weekly hours with the lists that they name: data, error and refetch, as of one query. */
export function useWeekLists(businessId: number) {
  const patterns = usePatterns(businessId);
  const people = useCall('listPeople', { params: { businessId } });
  const services = useCall('listCatalogueServices', { params: { businessId } });
  const queries = [patterns, people, services];
  return {
    data:
      patterns.data && people.data && services.data
        ? { patterns: patterns.data, people: people.data, services: services.data }
        : undefined,
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}
