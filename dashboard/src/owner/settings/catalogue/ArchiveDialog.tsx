import type { Business } from '@daybook/schema/contract/business';
import { useBookingSearch } from '#api/bookings.ts';
import { failureTextOf } from '#api/call-error.ts';
import { useWaitingList } from '#api/waiting-list.ts';
import { bookingLine } from '#owner/booking-line.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { BulletList, Stack } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import type { CatalogueItem } from './catalogue-item.ts';
import * as texts from './catalogue-texts.ts';

/** Archives an item, or deletes it if nothing uses it. */
export interface ArchiveItem {
  mutate: (id: number, options: { onSuccess: (done: { is_archived: boolean }) => void }) => void;
  isPending: boolean;
  error: Error | null;
}

interface ArchiveDialogProps {
  business: Business;
  says: texts.ItemTexts;
  archive: ArchiveItem;
  filter: 'person_id' | 'place_id' | 'service_id';
  item: CatalogueItem;
  onClose: () => void;
}

/** At most this many are listed, and the others counted. */
const LISTED = 8;

export function ArchiveDialog({ business, says, archive, filter, item, onClose }: ArchiveDialogProps) {
  const showToast = useToast();
  const upcoming = useBookingSearch(business.id, {
    [filter]: String(item.id),
    when: 'upcoming',
    sort: 'start-asc',
    page_size: LISTED,
  });
  const waiting = useWaitingList(business.id).data?.entries;
  const waits = waiting?.filter((entry) => filter !== 'place_id' && entry[filter] === item.id).length;
  const confirm = () =>
    archive.mutate(item.id, {
      onSuccess: ({ is_archived }) => {
        showToast(is_archived ? texts.archivedItem(item.name) : texts.deletedItem(item.name));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      title={texts.archiveQuestion(item.name)}
      confirmText={texts.ARCHIVE}
      workingText={texts.ARCHIVING}
      keepText={texts.KEEP}
      onConfirm={confirm}
      onClose={onClose}
      isWorking={archive.isPending}
      error={archive.error ? failureTextOf(archive.error, texts.ARCHIVE_FAILED) : undefined}
    >
      <Stack gap={12}>
        <p>{says.archiveConsequence(item.name)}</p>
        <Staying found={upcoming.data} />
        {waits ? <p>{says.archiveWaiting(item.name, waits)}</p> : null}
        <p>{texts.canComeBack(item.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}

function Staying({ found }: { found: ReturnType<typeof useBookingSearch>['data'] }) {
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
