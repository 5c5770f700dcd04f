import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessesKey, businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';

/** A null id adds the item. */
interface ItemChange<Body> {
  id: number | null;
  body: Body;
}

const peopleKey = (businessId: number) => [...businessKey(businessId), 'people'];
const placesKey = (businessId: number) => [...businessKey(businessId), 'places'];
const servicesKey = (businessId: number) => [...businessKey(businessId), 'services'];

/** Loads the people in the owner's order, archived ones last. */
export function usePeople(businessId: number) {
  return useQuery({
    queryKey: peopleKey(businessId),
    queryFn: ({ signal }) => call('listPeople', { params: { businessId }, signal }),
  });
}

export function useSavePerson(businessId: number) {
  return useChange(
    ({ id, body }: ItemChange<CallBody<'addPerson'>>) =>
      id === null
        ? call('addPerson', { params: { businessId }, body })
        : call('changePerson', { params: { businessId, itemId: id }, body }),
    renewsBusiness(businessId, peopleKey(businessId), servicesKey(businessId)),
  );
}

export function useArchivePerson(businessId: number) {
  return useChange(
    (itemId: number) => call('archivePerson', { params: { businessId, itemId } }),
    renewsBusiness(businessId, peopleKey(businessId)),
  );
}

export function usePlaces(businessId: number) {
  return useQuery({
    queryKey: placesKey(businessId),
    queryFn: ({ signal }) => call('listPlaces', { params: { businessId }, signal }),
  });
}

export function useSavePlace(businessId: number) {
  return useChange(
    ({ id, body }: ItemChange<CallBody<'addPlace'>>) =>
      id === null
        ? call('addPlace', { params: { businessId }, body })
        : call('changePlace', { params: { businessId, itemId: id }, body }),
    {
      renews: [businessKey(businessId), businessesKey],
      waitsFor: [placesKey(businessId), businessesKey],
    },
  );
}

export function useArchivePlace(businessId: number) {
  return useChange(
    (itemId: number) => call('archivePlace', { params: { businessId, itemId } }),
    renewsBusiness(businessId, placesKey(businessId)),
  );
}

export function useServices(businessId: number) {
  return useQuery({
    queryKey: servicesKey(businessId),
    queryFn: ({ signal }) => call('listCatalogueServices', { params: { businessId }, signal }),
  });
}

export function useSaveService(businessId: number) {
  return useChange(
    ({ id, body }: ItemChange<CallBody<'addCatalogueService'>>) =>
      id === null
        ? call('addCatalogueService', { params: { businessId }, body })
        : call('changeCatalogueService', { params: { businessId, itemId: id }, body }),
    renewsBusiness(businessId, servicesKey(businessId)),
  );
}

export function useArchiveService(businessId: number) {
  return useChange(
    (itemId: number) => call('archiveCatalogueService', { params: { businessId, itemId } }),
    renewsBusiness(businessId, servicesKey(businessId)),
  );
}
