import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { hoursText } from '@daybook/schema/words/time-span';
import { longDate, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { EventAction } from './event-action.ts';
import styles from './event-row.module.css';
import { bookedShareOf } from './booked-share.ts';
import { actionsFor, CANCEL_EVENT, DELETE_EVENT, DUPLICATE_EVENT, EDIT_EVENT } from './overview-texts.ts';
import { RowText } from './RowText.tsx';

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
        label={actionsFor(`${event_name}, ${longDate(event_date)}`)}
        items={[
          { label: EDIT_EVENT, icon: Pencil, onChoose: () => onAsk('edit') },
          { label: DUPLICATE_EVENT, icon: Copy, onChoose: () => onAsk('duplicate') },
          {
            label: isPast ? DELETE_EVENT : CANCEL_EVENT,
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
      <span className={styles.day} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      <span className={styles.weekday} aria-hidden="true">
        {WEEKDAYS[weekdayOf(date)]?.slice(0, 3)}
      </span>
    </p>
  );
}
