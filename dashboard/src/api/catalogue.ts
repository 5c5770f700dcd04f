import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessesKey, businessKey, peopleKey, placesKey, servicesKey } from './keys.ts';
import { useChange } from './query-client.ts';

interface ItemChange<Body> {
  id: number | null;
  body: Body;
}

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });
const itemIn = (businessId: number, id: number) => ({ businessId: String(businessId), itemId: String(id) });

/** A change is done once its own list has reloaded; the business's other data reloads afterwards. */
const renewing = (businessId: number, listKey: readonly unknown[]) => ({
  renews: [businessKey(businessId)],
  waitsFor: [listKey],
});

/** Loads the people in the owner's order, archived ones last. */
export function usePeople(businessId: number) {
  return useQuery({
    queryKey: peopleKey(businessId),
    queryFn: ({ signal }) => call('listPeople', { params: inBusiness(businessId), signal }),
  });
}

export function useSavePerson(businessId: number) {
  return useChange(
    ({ id, body }: ItemChange<CallBody<'addPerson'>>) =>
      id === null
        ? call('addPerson', { params: inBusiness(businessId), body })
        : call('changePerson', { params: itemIn(businessId, id), body }),
    {
      renews: [businessKey(businessId)],
      waitsFor: [peopleKey(businessId), servicesKey(businessId)],
    },
  );
}

export function useArchivePerson(businessId: number) {
  return useChange(
    (id: number) => call('archivePerson', { params: itemIn(businessId, id) }),
    renewing(businessId, peopleKey(businessId)),
  );
}

export function usePlaces(businessId: number) {
  return useQuery({
    queryKey: placesKey(businessId),
    queryFn: ({ signal }) => call('listPlaces', { params: inBusiness(businessId), signal }),
  });
}

export function useSavePlace(businessId: number) {
  return useChange(
    ({ id, body }: ItemChange<CallBody<'addPlace'>>) =>
      id === null
        ? call('addPlace', { params: inBusiness(businessId), body })
        : call('changePlace', { params: itemIn(businessId, id), body }),
    {
      renews: [businessKey(businessId), businessesKey],
      waitsFor: [placesKey(businessId), businessesKey],
    },
  );
}

export function useArchivePlace(businessId: number) {
  return useChange(
    (id: number) => call('archivePlace', { params: itemIn(businessId, id) }),
    renewing(businessId, placesKey(businessId)),
  );
}

export function useServices(businessId: number) {
  return useQuery({
    queryKey: servicesKey(businessId),
    queryFn: ({ signal }) => call('listCatalogueServices', { params: inBusiness(businessId), signal }),
  });
}

export function useSaveService(businessId: number) {
  return useChange(
    ({ id, body }: ItemChange<CallBody<'addCatalogueService'>>) =>
      id === null
        ? call('addCatalogueService', { params: inBusiness(businessId), body })
        : call('changeCatalogueService', { params: itemIn(businessId, id), body }),
    renewing(businessId, servicesKey(businessId)),
  );
}

export function useArchiveService(businessId: number) {
  return useChange(
    (id: number) => call('archiveCatalogueService', { params: itemIn(businessId, id) }),
    renewing(businessId, servicesKey(businessId)),
  );
}

export function useAnswerWhoWorks(businessId: number) {
  return useChange(
    (takes_every_appointment: boolean) =>
      call('answerWhoWorks', { params: inBusiness(businessId), body: { takes_every_appointment } }),
    { renews: [businessKey(businessId), businessesKey], waitsFor: [businessesKey] },
  );
}
