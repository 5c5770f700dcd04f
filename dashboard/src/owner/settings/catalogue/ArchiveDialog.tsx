import type { Business } from '@daybook/schema/contract/business';
import type { CallAnswer } from '@daybook/schema/contract/calls';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { bookingLine } from '#owner/booking-line.ts';
import { BulletList, Stack } from '#ui/Layout.tsx';
import type { CatalogueItem } from './catalogue-item.ts';
import * as texts from './catalogue-texts.ts';

interface ArchiveDialogProps {
  business: Business;
  words: texts.ItemTexts;
  /** Archives an item, or deletes it if nothing uses it. */
  archive: 'archivePerson' | 'archivePlace' | 'archiveCatalogueService';
  filter: 'person_id' | 'place_id' | 'service_id';
  item: CatalogueItem;
  onClose: () => void;
}

/** At most this many are listed, and the others counted. */
const LISTED = 8;

export function ArchiveDialog({ business, words, archive, filter, item, onClose }: ArchiveDialogProps) {
  const upcoming = useCall(
    'searchBookings',
    {
      params: { businessId: business.id },
      query: {
        [filter]: String(item.id),
        when: 'upcoming',
        sort: 'start-asc',
        page_size: LISTED,
      },
    },
    KEEPS_PREVIOUS,
  );
  const waiting = useCall('listWaitingList', { params: { businessId: business.id } }).data?.entries;
  const waits = waiting?.filter((entry) => filter !== 'place_id' && entry[filter] === item.id).length;
  return (
    <ConfirmChange
      isDestructive={false}
      title={texts.archiveQuestion(item.name)}
      confirmText={texts.ARCHIVE}
      workingText={texts.ARCHIVING}
      keepText={texts.KEEP}
      call={archive}
      given={{ params: { businessId: business.id, itemId: item.id } }}
      done={({ is_archived }) => (is_archived ? texts.archivedItem : texts.deletedItem)(item.name)}
      failed={texts.ARCHIVE_FAILED}
      onClose={onClose}
    >
      <Stack gap={12}>
        <p>{words.archiveConsequence(item.name)}</p>
        <Staying found={upcoming.data} />
        {waits ? <p>{words.archiveWaiting(item.name, waits)}</p> : null}
        <p>{texts.canComeBack(item.name)}</p>
      </Stack>
    </ConfirmChange>
  );
}

function Staying({ found }: { found: CallAnswer<'searchBookings'> | undefined }) {
  if (!found) return <p>{texts.LOOKING_FOR_BOOKINGS}</p>;
  if (found.total === 0) return <p>{texts.NO_BOOKINGS_STAY}</p>;
  const others = found.total - found.bookings.length;
  const lines = found.bookings.map(bookingLine);
  return (
    <div>
      <p>{texts.BOOKINGS_STAY}</p>
      <BulletList lines={others > 0 ? [...lines, texts.andMore(others)] : lines} />
    </div>
  );
}
