import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { favouriteVenuesKey } from './keys.ts';
import { useChange } from './query-client.ts';

export function useFavouriteVenues() {
  return useQuery({
    queryKey: favouriteVenuesKey,
    queryFn: ({ signal }) => call('listFavouriteVenues', { signal }),
  });
}

export function useSaveFavouriteVenue() {
  return useChange((body: CallBody<'saveFavouriteVenue'>) => call('saveFavouriteVenue', { body }), {
    renews: [favouriteVenuesKey],
    waitsFor: [favouriteVenuesKey],
  });
}

export function useDeleteFavouriteVenue() {
  return useChange(
    (venueId: number) => call('deleteFavouriteVenue', { params: { venueId: String(venueId) } }),
    { renews: [favouriteVenuesKey], waitsFor: [favouriteVenuesKey] },
  );
}
