import Trash from 'lucide-react/icons/trash';
import { useState } from 'react';
import type { Venue } from '@daybook/schema/contract/venue';
import { DELETING } from '../../../ui/interface-texts.ts';
import { useDeleteFavouriteVenue } from '../../../api/favourite-venues.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import {
  DELETE_FAVOURITE,
  DELETE_FAVOURITE_EXPLAINED,
  deleteFavourite,
  deleteFavouriteQuestion,
  FAVOURITE_VENUES,
  FAVOURITES_FAILED,
  KEEP_FAVOURITE,
  VENUE_DELETE_FAILED,
  VENUE_DELETED,
} from '../new-event-texts.ts';
import styles from './favourite-venues.module.css';

interface FavouriteVenuesProps {
  favourites: readonly Venue[];
  hasFailed: boolean;
}

/** Lists the favourite venues, so that they can be deleted. A venue's own fields offer them for use. */
export function FavouriteVenues({ favourites, hasFailed }: FavouriteVenuesProps) {
  const [leaving, setLeaving] = useState<Venue | null>(null);
  if (hasFailed) return <Notice tone="warning">{FAVOURITES_FAILED}</Notice>;
  return (
    <>
      {favourites.length > 0 ? (
        <Disclosure summary={`${FAVOURITE_VENUES} (${favourites.length})`}>
          <ul>
            {favourites.map((venue) => (
              <li key={venue.id} className={styles.favourite}>
                <p>
                  <strong>{venue.venue_name}</strong>
                  <br />
                  {[venue.venue_address, venue.venue_postcode].filter(Boolean).join(', ')}
                </p>
                <IconButton
                  icon={Trash}
                  label={deleteFavourite(venue.venue_name)}
                  onClick={() => setLeaving(venue)}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      {leaving ? <DeleteFavourite key={leaving.id} venue={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}

function DeleteFavourite({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const remove = useDeleteFavouriteVenue();
  const showToast = useToast();
  const onConfirm = () =>
    remove.mutate(venue.id, {
      onSuccess: () => {
        showToast(VENUE_DELETED);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      title={deleteFavouriteQuestion(venue.venue_name)}
      confirmText={DELETE_FAVOURITE}
      workingText={DELETING}
      keepText={KEEP_FAVOURITE}
      onConfirm={onConfirm}
      onClose={onClose}
      isDestructive
      isWorking={remove.isPending}
      error={remove.isError ? VENUE_DELETE_FAILED : undefined}
    >
      <p>{DELETE_FAVOURITE_EXPLAINED}</p>
    </ConfirmDialog>
  );
}
