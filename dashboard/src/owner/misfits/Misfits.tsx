import type { Business } from '@daybook/schema/contract/business';
import type { Misfit, OfferEnded } from '@daybook/schema/contract/misfits';
import { longDate } from '@daybook/schema/rules/date';
import { BOOKINGS_CHANGED } from '@daybook/schema/words/pattern-texts';
import { thingWithPerson } from '@daybook/schema/words/thing-with-person';
import { untilTime } from '@daybook/schema/words/time-span';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { offersEndedText } from '../offers-ended-text.ts';
import * as texts from './misfits-texts.ts';
import { answerTo, isMove, moveTo, type Answers, type OwnerAnswer } from './send-or-ask.ts';
import styles from './misfits.module.css';

/** A booking that other people may be able to take. */
type MovableMisfit = Misfit & { can_move_to?: readonly { id: number; name: string }[] };

interface MisfitsProps {
  business: Business;
  misfits: readonly MovableMisfit[];
  offers: readonly OfferEnded[];
  /** How many upcoming bookings are unaffected; 0 if that isn't known. */
  fitting: number;
  answers: Answers;
  onAnswer: (misfits: readonly Misfit[], answer: OwnerAnswer) => void;
  /** True if the list has been loaded again, because a booking was made or cancelled meanwhile. */
  hasChanged: boolean;
}

export function Misfits({ business, misfits, offers, fitting, answers, onAnswer, hasChanged }: MisfitsProps) {
  const answered = answeredOf(misfits, answers);
  return (
    <Stack gap={12}>
      {hasChanged ? (
        <Notice tone="warning" isAnnounced>
          {BOOKINGS_CHANGED}
        </Notice>
      ) : null}
      <Row gap={8}>
        {fitting > 0 ? <Badge tone="leaf">{texts.stayAsTheyAre(fitting)}</Badge> : null}
        {misfits.length > 0 ? <Badge tone="quiet">{texts.noLongerFit(misfits.length)}</Badge> : null}
      </Row>
      {misfits.length > 0 ? (
        <>
          {misfits.length > 1 ? (
            <Row gap={8}>
              <Button onClick={() => onAnswer(misfits, 'keep')}>{texts.KEEP_ALL}</Button>
              <Button onClick={() => onAnswer(misfits.filter(isEmailed), 'offer')}>{texts.OFFER_ALL}</Button>
              <Button onClick={() => onAnswer(misfits, 'cancel')}>{texts.CANCEL_ALL}</Button>
              {takersOf(misfits).map(({ id, name, takes }) => (
                <Button key={id} onClick={() => onAnswer(takes, moveTo(id))}>
                  {texts.moveSome(takes.length, misfits.length, name)}
                </Button>
              ))}
            </Row>
          ) : null}
          <ul aria-label={texts.NO_LONGER_FIT}>
            {misfits.map((misfit) => (
              <MisfitRow
                key={misfit.booking.id}
                misfit={misfit}
                timezone={business.timezone}
                answer={answerTo(answers, misfit)}
                onAnswer={(answer) => onAnswer([misfit], answer)}
              />
            ))}
          </ul>
          <Text role="status" tone="ink" className={styles.consequence}>
            {texts.consequence(answered, business.is_imported)}
          </Text>
        </>
      ) : null}
      {offers.length > 0 ? (
        <Notice tone="warning" isAnnounced>
          {offersEndedText(offers, { hasDates: true })}
        </Notice>
      ) : null}
    </Stack>
  );
}

interface MisfitRowProps {
  misfit: MovableMisfit;
  timezone: string;
  answer: OwnerAnswer;
  onAnswer: (answer: OwnerAnswer) => void;
}

function MisfitRow({
  misfit: { booking, why, can_move_to: takers = [] },
  timezone,
  answer,
  onAnswer,
}: MisfitRowProps) {
  const { who, when, what, person } = seenBooking(booking, timezone);
  return (
    <li className={styles.misfit}>
      <div className={styles.time}>
        <Text weight="strong" tone="ink">
          {when.from}
        </Text>
        <Text size={14}>{untilTime(when.to, when.isPastMidnight)}</Text>
      </div>
      <div className={styles.who}>
        <RowText look="strong" as="p" className={styles.name}>
          {who}
        </RowText>
        <RowText look="soft" as="p">
          {longDate(when.date)}, {thingWithPerson(what, person)} ·{' '}
          <Text as="span" tone="brick">
            {why}
          </Text>
        </RowText>
      </div>
      <Select
        label={texts.answerFor(who, longDate(when.date), when.from)}
        isLabelHidden
        choices={[
          ...texts.ANSWERS.filter(({ value }) => value !== 'offer' || isEmailed({ booking })),
          ...takers.map(({ id, name }) => ({ value: moveTo(id), label: texts.moveToPerson(name) })),
        ]}
        value={answer}
        onChange={({ target: { value } }) =>
          onAnswer(value === 'cancel' || value === 'offer' || isMove(value) ? value : 'keep')
        }
      />
    </li>
  );
}

/** A booking without an email can't be offered another time. */
const isEmailed = ({ booking }: Pick<Misfit, 'booking'>) => booking.attendee_email !== null;

function takersOf(misfits: readonly MovableMisfit[]) {
  const takers = new Map(
    misfits.flatMap(({ can_move_to: all = [] }) => all.map(({ id, name }) => [id, name])),
  );
  return [...takers].map(([id, name]) => ({
    id,
    name,
    takes: misfits.filter(({ can_move_to: all = [] }) => all.some((one) => one.id === id)),
  }));
}

export function answeredOf(misfits: readonly Misfit[], answers: Answers): texts.Answered {
  const cancelled = misfits.filter((misfit) => answerTo(answers, misfit) === 'cancel');
  const moved = misfits.filter((misfit) => isMove(answerTo(answers, misfit)));
  const offered = misfits.filter((misfit) => answerTo(answers, misfit) === 'offer');
  const emailed = [...cancelled, ...moved, ...offered];
  const customers = new Set(emailed.flatMap(({ booking }) => booking.attendee_email?.toLowerCase() ?? []));
  return {
    kept: misfits.length - emailed.length,
    cancelled: cancelled.length,
    moved: moved.length,
    offered: offered.length,
    customers: customers.size,
  };
}

/** Returns the button's text: 'Save changes and email 2 customers'. `asked` is null while nothing is asked. */
export function saveText(
  save: string,
  business: Business,
  asked: Pick<MisfitsProps, 'misfits' | 'answers'> | null,
): string {
  if (asked === null) return save;
  // In an imported business, some people may not be emailed, so the button promises no number.
  return business.is_imported
    ? save
    : texts.andEmail(save, answeredOf(asked.misfits, asked.answers).customers);
}
