import { useState, type FormEvent } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import type { OwnerMove } from '@daybook/schema/contract/owner-move';
import { dayTitle, isDate, longDate } from '@daybook/schema/rules/date';
import { whenIn } from '@daybook/schema/rules/when';
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { thingWithPerson } from '@daybook/schema/words/thing-with-person';
import { failureTextOf, textOf } from '#api/call-error.ts';
import { dryRun } from '#api/call.ts';
import { KEEPS_PREVIOUS, useCall, useChange } from '#api/use-call.ts';
import { withPerson } from '#booking-words/booking-texts.ts';
import { seenBooking } from '#booking-words/seen-booking.ts';
import * as addBookingTexts from '#owner/add-booking/add-booking-texts.ts';
import { despite } from '#owner/add-booking/booking-start.ts';
import { FreeTimes } from '#owner/add-booking/FreeTimes.tsx';
import { PersonAndPlace } from '#owner/add-booking/PersonAndPlace.tsx';
import * as seriesTexts from '#owner/add-booking/series-texts.ts';
import { VisitList } from '#owner/add-booking/VisitList.tsx';
import { idInQuery } from '#owner/choices.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Loaded, type Loadable } from '#ui/Loaded.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { MOVE_BOOKING } from '../booking/owner-booking-texts.ts';
import { WhichVisits } from '../booking/WhichVisits.tsx';
import { firstTarget, moveBodyOf, type MoveStart, type MoveTarget } from './move-target.ts';
import { useSeriesMove, type SeriesMove } from './use-series-move.ts';

interface MoveBookingDialogProps {
  business: Business;
  booking: OwnerBooking;
  /** Where the owner dragged the booking; null if they didn't drag it. */
  start: MoveStart | null;
  onClose: () => void;
}

export function MoveBookingDialog({ business, booking, start, onClose }: MoveBookingDialogProps) {
  const { booking_reference: reference } = booking;
  const [target, setTarget] = useState(() => firstTarget(booking, business.timezone, start));
  const [which, setWhich] = useState<'one' | 'later'>('one');
  const isAndLater = which === 'later';
  const change = (part: Partial<MoveTarget>) => {
    move.reset();
    series.reset();
    setTarget((now) => ({ ...now, ...part }));
  };
  const body = moveBodyOf(target);
  const preview = useCall(
    'moveBooking',
    { params: { reference }, query: dryRun(true), ...(body && { body }) },
    { enabled: body !== null && !isAndLater },
  );
  const move = useChange('moveBooking');
  const series = useSeriesMove(booking, body, isAndLater);
  const showToast = useToast();
  const { who } = seenBooking(booking, business.timezone);
  const found = body === null ? undefined : preview.data;
  const inTheWay = found && found.conflicts.length > 0 ? found.conflicts : null;
  const send = async () => {
    if (body === null || found === undefined) return;
    try {
      const saved = await move.mutateAsync({
        params: { reference },
        query: dryRun(false),
        body: { ...body, ...despite(inTheWay) },
      });
      showToast(moved(who, saved.is_attendee_notified));
      onClose();
    } catch {
      // Another booking may have taken the time, so we show the conflicts again.
      await preview.refetch();
    }
  };
  const sendAll = async () => {
    const saved = await series.move();
    if (!saved) return;
    showToast(seriesTexts.movedVisits(who, saved.bookings.length, saved.is_attendee_notified));
    onClose();
  };
  const isWorking = move.isPending || series.isPending;
  const onSubmit = (press: FormEvent) => {
    press.preventDefault();
    if (!isWorking) void (isAndLater ? sendAll() : send());
  };
  const error = isAndLater ? series.error : move.error;
  const single =
    body === null ? MOVE_BOOKING : inTheWay ? MOVE_ANYWAY : moveTo(dayTitle(body.date), body.start_time);
  return (
    <FormDialog
      title={MOVE_BOOKING}
      size="wide"
      onClose={onClose}
      onSubmit={onSubmit}
      isWorking={isWorking}
      workingText={MOVING}
      submitText={isAndLater ? seriesTexts.moveVisits(series.chosen.length) : single}
      isDisabled={isAndLater ? series.chosen.length === 0 || series.isThere : !found?.is_moved}
      problems={error ? [failureTextOf(error, FAILED)] : []}
    >
      <Subject booking={booking} zone={business.timezone} />
      <WhichVisits booking={booking} value={which} onChoose={setWhich} />
      <Where booking={booking} target={target} change={change} />
      {body === null ? (
        <Text tone="soft">{CHOOSE_TIME}</Text>
      ) : isAndLater ? (
        <LaterVisits series={series} />
      ) : (
        <OneVisit business={business} booking={booking} preview={{ ...preview, data: found }} />
      )}
    </FormDialog>
  );
}

interface OneVisitProps {
  business: Business;
  booking: OwnerBooking;
  preview: Loadable<OwnerMove>;
}

/** Shows where the booking goes. */
function OneVisit({ preview, ...about }: OneVisitProps) {
  return (
    <div aria-live="polite">
      <Loaded
        query={preview}
        failed={textOf(preview.error, PREVIEW_LOAD_FAILED)}
        loading={CHECKING}
        shape={<Skeleton width="100%" height="4rem" />}
      >
        {(outcome) => <Outcome {...about} outcome={outcome} />}
      </Loaded>
    </div>
  );
}

/** Shows where each of the visits goes. */
function LaterVisits({ series: { dates, rows, chosen, isThere, answer } }: { series: SeriesMove }) {
  return (
    <Loaded
      query={dates}
      failed={textOf(dates.error, seriesTexts.CHECK_FAILED)}
      loading={seriesTexts.CHECKING}
      shape={<Skeleton width="100%" height="16rem" />}
    >
      {() =>
        isThere ? (
          <Notice tone="information">{NO_CHANGE}</Notice>
        ) : rows ? (
          <VisitList
            rows={rows}
            words={seriesTexts.MOVING_WORDS}
            status={seriesTexts.willMove(chosen.length, rows.length)}
            formerOf={seriesTexts.wasAt}
            onAnswer={answer}
          />
        ) : null
      }
    </Loaded>
  );
}

/** 'Ada Lovelace, cut with Ruth: Tuesday 24 November 2026, 09:50 to 10:35' */
function Subject({ booking, zone }: { booking: OwnerBooking; zone: string }) {
  const { who, what, person, when } = seenBooking(booking, zone);
  return (
    <Text as="p">
      <Text as="span" weight="strong" tone="ink">
        {who}
      </Text>
      , {thingWithPerson(what, person)}: {longDate(when.date)}, {when.times}
    </Text>
  );
}

interface WhereProps {
  booking: OwnerBooking;
  target: MoveTarget;
  change: (part: Partial<MoveTarget>) => void;
}

function Where({ booking, target, change }: WhereProps) {
  const { date, time } = target;
  const personId = target.personId === undefined ? booking.person_id : target.personId;
  const times = useCall(
    'listMoveTimes',
    {
      params: { reference: booking.booking_reference },
      query: { date, person_id: idInQuery(personId), place_id: idInQuery(target.placeId) },
    },
    { ...KEEPS_PREVIOUS, enabled: isDate(date) },
  );
  const { people = [], places = [] } = times.data ?? {};
  const place = places.find(({ name }) => name === booking.venue_name);
  const placeId = target.placeId === undefined ? (place?.id ?? null) : target.placeId;
  return (
    <>
      <FieldRow>
        <DateField
          label={addBookingTexts.DATE}
          value={date}
          onChange={({ target: { value } }) => change({ date: value })}
        />
        <TimeField
          label={addBookingTexts.TIME}
          value={time}
          onChange={({ target: { value } }) => change({ time: value })}
        />
      </FieldRow>
      <PersonAndPlace
        people={people}
        places={places}
        personId={personId}
        placeId={placeId}
        onPerson={(id) => change({ personId: id })}
        onPlace={(id) => change({ placeId: id })}
      />
      {isDate(date) ? (
        <FreeTimes
          times={times}
          date={date}
          time={time}
          onChoose={(chosen) => change({ time: chosen })}
          onDate={(chosen) => change({ date: chosen })}
        />
      ) : null}
    </>
  );
}

interface OutcomeProps {
  business: Business;
  booking: OwnerBooking;
  outcome: OwnerMove;
}

function Outcome({ business, booking, outcome }: OutcomeProps) {
  const { who } = seenBooking(booking, business.timezone);
  if (!outcome.is_moved) return <Notice tone="information">{NO_CHANGE}</Notice>;
  const at = (one: OwnerBooking) => {
    const { date, from } = whenIn(one, business.timezone);
    return `${dayTitle(date)}, ${from}${one.person_name === null ? '' : ` ${withPerson(one.person_name)}`}`;
  };
  const told = whoIsEmailed({
    who,
    isAttendeeTold: outcome.is_attendee_notified,
    isBusinessTold: outcome.is_business_notified,
    isImported: business.is_imported,
  });
  return (
    <Notice tone={outcome.conflicts.length > 0 ? 'warning' : 'information'}>
      {outcome.conflicts.length > 0 ? (
        <>
          <p>{IN_THE_WAY}</p>
          <ul>
            {outcome.conflicts.map((conflict) => (
              <li key={conflict}>{conflict}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        {fromTo(at(booking), at(outcome.booking))} {told}
      </p>
    </Notice>
  );
}

const MOVING = 'Moving…';
const MOVE_ANYWAY = 'Move anyway';
const IN_THE_WAY = 'Please check before you move it:';
const PREVIEW_LOAD_FAILED = 'We couldn’t check this time.';
const CHECKING = 'Checking this time…';
const CHOOSE_TIME = 'Choose a free time, or enter any other.';
const NO_CHANGE = 'The booking is at this time already.';
const moveTo = (day: string, time: string) => `Move to ${day}, ${time}`;
const fromTo = (from: string, to: string) => `From ${from} to ${to}.`;

interface Told {
  who: string;
  isAttendeeTold: boolean;
  isBusinessTold: boolean;
  /** True if some of the people, known only from a file, may not be emailed. */
  isImported: boolean;
}

function whoIsEmailed({ who, isAttendeeTold, isBusinessTold, isImported }: Told): string {
  const people = [isAttendeeTold ? who : '', isBusinessTold ? 'you' : ''].filter(Boolean).join(' and ');
  if (isAttendeeTold) return `We’ll email ${people} the new time.`;
  const told = isBusinessTold ? `We’ll email you the new time, but not ${who}.` : `We won’t email ${who}.`;
  return `${told} ${isImported ? IMPORTED_EMAILED : 'Tell them yourself.'}`;
}
const moved = (who: string, isAttendeeTold: boolean) =>
  isAttendeeTold
    ? `Booking moved. We’re emailing ${who} the new time.`
    : `Booking moved. ${who} won’t be emailed.`;
const FAILED = {
  refused: 'We couldn’t move this booking. It stays where it was.',
  network: 'We lost the connection, so we don’t know whether the booking was moved. Check it and try again.',
};
