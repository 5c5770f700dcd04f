import type { PageMove } from '@daybook/schema/contract/diary-page';
import { dayOfMonth, dayTitle, weekdayName } from '@daybook/schema/rules/date';
import { buildPath } from '@daybook/schema/rules/path';
import { diaryBookedPage } from '@daybook/schema/words/routes';
import { hoursText } from '@daybook/schema/words/time-span';
import * as texts from './move-texts.ts';

export function MoveCard({ move: { booking, token } }: { move: PageMove }) {
  return (
    <section class="moving" aria-label={texts.YOUR_BOOKING}>
      <p class="date">
        <span class="sr">{dayTitle(booking.event_date)}</span>
        <b class="num display" aria-hidden="true">
          {dayOfMonth(booking.event_date)}
        </b>
        <small aria-hidden="true">{weekdayName(booking.event_date).slice(0, 3)}</small>
      </p>
      <p>
        <b>
          {texts.movedBooking(
            booking.service_name ?? booking.event_name,
            booking.person_name,
            hoursText(booking),
          )}
        </b>
        <small>{texts.referenceStays(booking.booking_reference)}</small>
      </p>
      <a
        class="quiet"
        href={buildPath(diaryBookedPage, { slug: booking.diary_slug }, { token })}
        rel="noreferrer"
      >
        {texts.KEEP_IT}
      </a>
    </section>
  );
}
