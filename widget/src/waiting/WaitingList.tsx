import { waitingListPage } from '@daybook/schema/words/routes';
import { useEffect, useState } from 'preact/hooks';
import * as shared from '../booking/shared-form.tsx';
import { NoForm } from '../diary/Diary.tsx';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { DAY_ID, type Waiting } from '../diary/diary-state.ts';
import { TELL_ME } from '../diary/diary-texts.ts';

/** Asks, in the day's place, for a time that becomes free. Its form is a file of its own. */
export function WaitingList({ at, isSent }: Waiting) {
  const { state } = useOpened();
  const { host, dispatch } = useLive();
  const [file, setFile] = useState(host.waitingFile.loaded);
  const isWaitedFor = !file && !state.bookingFile;
  useEffect(() => {
    if (!isWaitedFor) return;
    dispatch({ type: 'booking-file-asked' });
    host.waitingFile
      .load()
      .then(setFile)
      .then(
        () => dispatch({ type: 'booking-file-came' }),
        () => dispatch({ type: 'booking-file-failed' }),
      );
  }, [isWaitedFor, host, dispatch]);
  return file ? (
    <file.WaitingForm key={host.pathOf(at)} at={at} isSent={isSent} shared={shared} />
  ) : (
    <div>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {TELL_ME}
      </h2>
      <NoForm href={host.pathOf(at, waitingListPage)} label={TELL_ME} />
    </div>
  );
}
