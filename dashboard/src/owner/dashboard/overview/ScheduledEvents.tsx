import { Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { monthOf, monthTitle } from '@daybook/schema/rules/date';
import { EVENTS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { useSummary } from '../../../api/businesses.ts';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { Card, CardFoot, CardHead } from '../../../ui/Card.tsx';
import { Inset } from '../../../ui/Layout.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { EmptyState } from '../../../ui/message/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { useAsked } from '../../../ui/use-asked.ts';
import { useFocus } from '../../../ui/use-focus.ts';
import { ClosesWhenFailed, part } from '../../../ui/part.tsx';
import { countOfEvents } from '../../count-texts.ts';
import { writeView, type OverviewView, readView } from './address.ts';
import type { EventAction } from './EventDialog.tsx';
import { actionsIdOf, EventRow } from './EventRow.tsx';
import { GroupedList } from './GroupedList.tsx';
import * as texts from './overview-texts.ts';
import { useScheduledEvents } from '../../../api/events.ts';

// Loaded with its forms and their rules only when it opens: people who only look at events need not wait for
// them.
const EventDialog = part(async () => (await import('./EventDialog.tsx')).EventDialog, ClosesWhenFailed);
const DeleteAllDialog = part(
  async () => (await import('./EventDialog.tsx')).DeleteAllDialog,
  ClosesWhenFailed,
);

/** What the open dialog is about: one event, or all of them. */
type Asked = { event: OwnerEvent; action: EventAction } | 'all';

/** The events month by month, each with its actions. */
export function ScheduledEvents({ business }: { business: Business }) {
  const [, setQuery] = useSearchParams();
  const { load, when } = useShownEvents(business.id);
  const change = (part: Partial<OverviewView>) => setQuery((now) => writeView(now, part));
  const summary = useSummary(business.id);
  const { asked, ask: setAsked, close } = useAsked<Asked>();
  const lastAsked = useRef<OwnerEvent>(null);
  const heading = useFocus<HTMLHeadingElement>(asked, {
    ifLost: true,
    openerId: () => lastAsked.current && actionsIdOf(lastAsked.current),
  });
  const ask = (what: Asked) => {
    lastAsked.current = what === 'all' ? null : what.event;
    setAsked(what);
  };
  const { data } = load;
  return (
    <Card as="section" aria-label={texts.SCHEDULED_EVENTS}>
      <CardHead
        title={texts.SCHEDULED_EVENTS}
        headingRef={heading}
        count={data?.total ? countOfEvents(data.total) : ''}
      />
      <Inset>
        <RadioGroup
          label={texts.WHICH_EVENTS}
          isLabelHidden
          choices={texts.EVENTS_WHEN}
          value={when}
          onChoose={(to) => change({ when: to })}
        />
      </Inset>
      <Loaded
        query={load}
        failed={texts.EVENTS_LOAD_FAILED}
        shape={<Skeleton width="100%" height="14rem" />}
        box={Inset}
      >
        {({ events }) => (
          <Months
            {...{ events, when }}
            isBusy={load.isPlaceholderData}
            onAsk={(event, action) => ask({ event, action })}
          />
        )}
      </Loaded>
      {data && data.page_count > 1 ? (
        <CardFoot>
          <Pager
            page={data.page}
            pageCount={data.page_count}
            pageSize={EVENTS_PAGE_SIZE}
            total={data.total}
            what={texts.EVENTS}
            onTurn={(to) => change({ eventsPage: to })}
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
      {asked ? <Question {...{ business, asked }} isPast={when === 'past'} onClose={close} /> : null}
    </Card>
  );
}

interface QuestionProps {
  business: Business;
  asked: Asked;
  isPast: boolean;
  onClose: () => void;
}

function Question({ business, asked, isPast, onClose }: QuestionProps) {
  return (
    <Suspense fallback={null}>
      {asked === 'all' ? (
        <DeleteAllDialog {...{ business, onClose }} />
      ) : (
        <EventDialog {...{ business, isPast, onClose }} {...asked} />
      )}
    </Suspense>
  );
}

interface MonthsProps {
  events: readonly OwnerEvent[];
  when: OverviewView['when'];
  isBusy: boolean;
  onAsk: (event: OwnerEvent, action: EventAction) => void;
}

function Months({ events, when, isBusy, onAsk }: MonthsProps) {
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
          event={event}
          isPast={when === 'past'}
          onAsk={(action) => onAsk(event, action)}
        />
      )}
    </GroupedList>
  );
}

/** The page of events that the address names. */
export function useShownEvents(businessId: number) {
  const [query] = useSearchParams();
  const { when, eventsPage } = readView(query);
  return { when, load: useScheduledEvents(businessId, { when, page: eventsPage }) };
}
