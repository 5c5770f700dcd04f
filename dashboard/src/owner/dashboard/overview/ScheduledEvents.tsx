import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { EVENTS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { monthOf, monthTitle, longDate, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import { readPage } from '@daybook/schema/rules/page-numbers';
import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { hoursText } from '@daybook/schema/words/time-span';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { countOfEvents } from '#owner/count-texts.ts';
import { QUESTIONS, questionsOf } from '#owner/questions-tab.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardFoot, CardHead } from '#ui/Card.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { LOADING } from '#ui/interface-texts.ts';
import { Inset, Row } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { dialogPart, part } from '#ui/part.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { useAsked } from '#ui/use-asked.ts';
import { oneOf, useQueryState } from '#ui/use-query-state.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { bookedShareOf } from './booked-share.ts';
import type { EventAction } from './EventDialog.tsx';
import { GroupedList } from './GroupedList.tsx';
import * as texts from './overview-texts.ts';
import styles from './overview.module.css';

// The dialogs load when they first open, because people who only look at events don't need them.
const EventDialog = dialogPart(async () => (await import('./EventDialog.tsx')).EventDialog);
const DeleteAllDialog = dialogPart(async () => (await import('./EventDialog.tsx')).DeleteAllDialog);
const SelectDates = part(async () => (await import('./dates/SelectDates.tsx')).SelectDates);

type Asked = { event: OwnerEvent; action: EventAction } | 'all';

export function ScheduledEvents({ business }: { business: Business }) {
  const { load, when, change } = useShownEvents(business.id);
  const summary = useCall('getSummary', { params: { businessId: business.id } });
  const { asked, ask, close } = useAsked<Asked>();
  const { data } = load;
  const [isSelecting, setIsSelecting] = useState(false);
  const canSelect = when === 'upcoming' && (data?.total ?? 0) > 0;
  return (
    <Card as="section" aria-label={texts.SCHEDULED_EVENTS}>
      <CardHead title={texts.SCHEDULED_EVENTS} count={data?.total ? countOfEvents(data.total) : ''} />
      <Inset>
        <Row gap={8} justify="between">
          <RadioGroup
            label={texts.WHICH_EVENTS}
            isLabelHidden
            choices={texts.EVENTS_WHEN}
            value={when}
            onChoose={(to) => change({ events: to, events_page: 1 })}
          />
          {canSelect ? <SelectButton isSelecting={isSelecting} onToggle={setIsSelecting} /> : null}
        </Row>
      </Inset>
      <Loaded
        query={load}
        failed={texts.EVENTS_LOAD_FAILED}
        shape={<Skeleton width="100%" height="14rem" />}
        box={Inset}
      >
        {({ events }) =>
          isSelecting && canSelect ? (
            <Suspense fallback={<Loading text={LOADING} />}>
              <SelectDates business={business} events={events} isBusy={load.isPlaceholderData} />
            </Suspense>
          ) : (
            <Months
              businessId={business.id}
              events={events}
              when={when}
              isBusy={load.isPlaceholderData}
              onAsk={(event, action) => ask({ event, action })}
            />
          )
        }
      </Loaded>
      {data && data.page_count > 1 ? (
        <CardFoot>
          <Pager
            page={data.page}
            pageCount={data.page_count}
            pageSize={EVENTS_PAGE_SIZE}
            total={data.total}
            what={texts.EVENTS}
            onTurn={(to) => change({ events_page: to })}
          />
        </CardFoot>
      ) : null}
      {summary.data?.total_events ? (
        <CardFoot isQuietButton>
          <Button kind="quiet" onClick={() => ask('all')}>
            {texts.DELETE_ALL_EVENTS}
          </Button>
        </CardFoot>
      ) : null}
      {asked === 'all' ? <DeleteAllDialog business={business} onClose={close} /> : null}
      {asked && asked !== 'all' ? (
        <EventDialog business={business} isPast={when === 'past'} onClose={close} {...asked} />
      ) : null}
    </Card>
  );
}

interface SelectButtonProps {
  isSelecting: boolean;
  onToggle: (isSelecting: boolean) => void;
}

function SelectButton({ isSelecting, onToggle }: SelectButtonProps) {
  return (
    <Button kind="quiet" onClick={() => onToggle(!isSelecting)}>
      {isSelecting ? texts.STOP_SELECTING : texts.SELECT_DATES}
    </Button>
  );
}

interface MonthsProps {
  businessId: number;
  events: readonly OwnerEvent[];
  when: ReturnType<typeof useShownEvents>['when'];
  isBusy: boolean;
  onAsk: (event: OwnerEvent, action: EventAction) => void;
}

function Months({ businessId, events, when, isBusy, onAsk }: MonthsProps) {
  if (events.length === 0)
    return (
      <Inset>
        <EmptyState title={texts.NO_EVENTS[when].title} level={3}>
          {texts.NO_EVENTS[when].text}
        </EmptyState>
      </Inset>
    );
  return (
    <GroupedList
      items={events}
      keyOf={({ event_date }) => monthOf(event_date)}
      headingOf={monthTitle}
      isBusy={isBusy}
    >
      {(event) => (
        <EventRow
          key={event.id}
          businessId={businessId}
          event={event}
          isPast={when === 'past'}
          onAsk={(action) => onAsk(event, action)}
        />
      )}
    </GroupedList>
  );
}

const params = { events: oneOf(texts.EVENTS_WHEN), events_page: readPage };

export function useShownEvents(businessId: number) {
  const [{ events: when, events_page: page }, change] = useQueryState(params);
  return {
    when,
    change,
    load: useCall('listScheduledEvents', { params: { businessId }, query: { when, page } }, KEEPS_PREVIOUS),
  };
}

interface EventRowProps {
  businessId: number;
  event: OwnerEvent;
  isPast: boolean;
  onAsk: (action: EventAction) => void;
}

function EventRow({ businessId, event, isPast, onAsk }: EventRowProps) {
  const { event_name, event_date } = event;
  const { text, share } = bookedShareOf(event);
  const navigate = useNavigate();
  const openRegister = () =>
    void navigate(
      withQuery(buildPath(pages.register, { eventId: event.id }), {
        business: businessId,
        date: event_date,
      }),
    );
  return (
    <li className={styles.event}>
      <DateSign date={event_date} />
      <div>
        <RowText look="strong" as="p">
          {event_name}
        </RowText>
        <RowText look="soft" as="p">
          {hoursText(event)} · {event.is_closed ? texts.CLOSED : text}
          {event.pattern_id === null ? null : ` · ${texts.FROM_WEEKLY_HOURS}`}
        </RowText>
        {share === null ? null : (
          <div className={styles.bar} aria-hidden="true">
            <span className={styles.filled} style={{ width: `${Math.round(share * 100)}%` }} />
          </div>
        )}
      </div>
      <Menu
        icon={Ellipsis}
        label={texts.actionsFor(`${event_name}, ${longDate(event_date)}`)}
        items={[
          { label: texts.EDIT_EVENT, icon: Pencil, onChoose: () => onAsk('edit') },
          { label: texts.REGISTER, icon: ClipboardList, onChoose: openRegister },
          {
            label: QUESTIONS,
            icon: MessageCircleQuestionMark,
            onChoose: () => void navigate(questionsOf(businessId)),
          },
          ...(isPast
            ? []
            : [
                ...(event.is_closed
                  ? []
                  : [{ label: texts.CHANGE_HOURS, icon: Clock, onChoose: () => onAsk('hours') }]),
                { label: texts.CHANGE_RESOURCES, icon: Users, onChoose: () => onAsk('resources') },
                {
                  label: texts.EXPLAIN_TIMES,
                  icon: CircleQuestionMark,
                  onChoose: () => onAsk('explanation'),
                },
              ]),
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
