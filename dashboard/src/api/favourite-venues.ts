import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { useChange } from './query-client.ts';

const favouriteVenuesKey = ['favourite venues'];
const renewed = { renews: [favouriteVenuesKey], waitsFor: [favouriteVenuesKey] };

export function useFavouriteVenues() {
  return useQuery({
    queryKey: favouriteVenuesKey,
    queryFn: ({ signal }) => call('listFavouriteVenues', { signal }),
  });
}

export function useSaveFavouriteVenue() {
  return useChange((body: CallBody<'saveFavouriteVenue'>) => call('saveFavouriteVenue', { body }), renewed);
}

export function useDeleteFavouriteVenue() {
  return useChange((venueId: number) => call('deleteFavouriteVenue', { params: { venueId } }), renewed);
}
