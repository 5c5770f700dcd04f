import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { hoursText } from '@daybook/schema/words/time-span';
import { longDate, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { EventAction } from './EventDialog.tsx';
import styles from './overview.module.css';
import * as texts from './overview-texts.ts';
import { RowText, Text } from '../../../ui/Text.tsx';
import { booked } from '../../count-texts.ts';

interface EventRowProps {
  event: OwnerEvent;
  isPast: boolean;
  onAsk: (action: EventAction) => void;
}

/** The id of the button that opens the event's actions. */
export const actionsIdOf = ({ id }: Pick<OwnerEvent, 'id'>) => `actions-for-event-${id}`;

export function EventRow({ event, isPast, onAsk }: EventRowProps) {
  const { event_name, event_date } = event;
  const { text, share } = bookedShareOf(event);
  return (
    <li className={styles.event}>
      <DateSign date={event_date} />
      <div>
        <RowText look="strong" as="p">
          {event_name}
        </RowText>
        <RowText look="soft" as="p">
          {hoursText(event)} · {text}
        </RowText>
        {share === null ? null : (
          <div className={styles.bar} aria-hidden="true">
            <span className={styles.filled} style={{ width: `${Math.round(share * 100)}%` }} />
          </div>
        )}
      </div>
      <Menu
        icon={Ellipsis}
        buttonId={actionsIdOf(event)}
        label={texts.actionsFor(`${event_name}, ${longDate(event_date)}`)}
        items={[
          { label: texts.EDIT_EVENT, icon: Pencil, onChoose: () => onAsk('edit') },
          { label: texts.DUPLICATE_EVENT, icon: Copy, onChoose: () => onAsk('duplicate') },
          {
            label: isPast ? texts.DELETE_EVENT : texts.CANCEL_EVENT,
            icon: Trash,
            onChoose: () => onAsk('cancel'),
            isDestructive: true,
          },
        ]}
      />
    </li>
  );
}

/** Shows '24 TUE', and gives screen readers the whole date. */
function DateSign({ date }: { date: string }) {
  return (
    <p className={styles.date}>
      <VisuallyHidden>{longDate(date)}</VisuallyHidden>
      <Text as="span" size={22} weight="medium" isDisplay aria-hidden="true">
        {Number(date.slice(8))}
      </Text>
      <span className={styles.weekday} aria-hidden="true">
        {WEEKDAYS[weekdayOf(date)]?.slice(0, 3)}
      </span>
    </p>
  );
}

type BookedCounts = Pick<OwnerEvent, 'booked_count' | 'slot_count' | 'service_mode' | 'event_type'>;

interface BookedShare {
  /** '5 of 14 booked' */
  text: string;
  /** From 0 to 1; null where it is not known how many could book. */
  share: number | null;
}

/**
 * How full an event is. A booking of a service covers several starts, so starts and bookings cannot be
 * compared: for services, and where there is no limit, only the bookings are counted.
 */
export function bookedShareOf({
  booked_count,
  slot_count,
  service_mode,
  event_type,
}: BookedCounts): BookedShare {
  const hasCount = event_type === 'day_event' || service_mode === 'time_slots';
  const all = hasCount ? slot_count : null;
  const share = all === null || all === 0 ? null : Math.min(1, booked_count / all);
  if (booked_count === 0) return { text: texts.NONE_BOOKED, share };
  return { text: share === null ? booked(booked_count) : texts.bookedOf(booked_count, all ?? 0), share };
}
