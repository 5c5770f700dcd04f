import type { Child } from 'hono/jsx';
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { dayTitle } from '@daybook/schema/rules/date';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { movePath } from '@daybook/schema/rules/move-choice';
import { whenIn } from '@daybook/schema/rules/when';
import { BOOK_ANOTHER } from '@daybook/schema/words/booking-form-texts';
import {
  canChangeUntil,
  CANCEL_NEXT_FREED,
  CANCEL_TOO_LATE,
  cancelNextRefund,
} from '@daybook/schema/words/change-texts';
import { SEND_DATA_LINK, YOUR_DATA } from '@daybook/schema/words/customer-data-texts';
import {
  CANCELLATION_POLICY,
  howBusinessUsesDetails,
  OUR_PRIVACY_POLICY,
} from '@daybook/schema/words/legal-texts';
import { sitePages } from '@daybook/schema/words/routes';
import {
  TELL_EARLIER,
  TELL_EARLIER_FAILED,
  TELL_EARLIER_MEANS,
} from '@daybook/schema/words/waiting-list-texts';
import { attendeeFacts, bookingFacts } from './cancel-facts.tsx';
import * as texts from './cancel-texts.ts';
import { ChangeForm, Facts, Refused, type DrawnView, type LinkTo } from './link-document.tsx';
import type { ShownAfter } from './link-page.ts';

/** `earlier` and `not-earlier` turn on and off that we email about an earlier time; `data` emails the data link. */
export type CancelChange = 'cancel' | 'earlier' | 'not-earlier' | 'data';

interface CancelPageParts {
  booking: CancelAnswer;
  to: LinkTo;
  shown: ShownAfter<CancelChange>;
}

/** Returns the page with what else can be done there, whatever the state. */
function view(
  { booking, to, shown }: CancelPageParts,
  { content, ...head }: Pick<DrawnView, 'title' | 'emblem' | 'content'>,
): DrawnView {
  const last = shown.done.at(-1);
  return {
    ...head,
    business: { name: booking.business_name, href: diaryOf(booking) },
    hasFocus: shown.refused !== null || (last !== undefined && last !== 'cancel'),
    content: (
      <>
        {content}
        {!shown.done.includes('cancel') && <EarlierTime {...{ booking, to, shown }} />}
        <YourData {...{ booking, to, shown }} />
      </>
    ),
  };
}

/** Returns why this change was refused; null if it wasn't. `unexpected` says it if nobody knows why. */
function whyNot(
  { refused }: ShownAfter<CancelChange>,
  unexpected: string,
  ...changes: CancelChange[]
): string | null {
  const isOf = refused !== null && changes.some((change) => change === refused.change);
  return isOf ? (refused.message ?? unexpected) : null;
}

export function review(page: CancelPageParts): DrawnView {
  const { booking, to, shown } = page;
  const { business_name: business, can_move, takes_bookings } = booking;
  const problem = whyNot(shown, texts.CANCEL_FAILED, 'cancel');
  const otherTime = can_move ? movePath(booking.diary_slug, to.token) : diaryOf(booking);
  const facts = [
    ...bookingFacts(booking),
    ...attendeeFacts(booking),
    { label: texts.CHANGES, value: canChangeUntil(booking.change_notice_hours, can_move) },
    { label: CANCELLATION_POLICY, value: booking.cancellation_policy },
  ];
  return view(page, {
    title: texts.CANCEL_TITLE,
    content: (
      <>
        <p class="lead">{texts.cancelIntroduction(business)}</p>
        <Facts facts={facts} />
        <div class="hint">
          <p>{texts.CANCEL_WARNING_FREED}</p>
          <p>{texts.CANCEL_WARNING_FINAL}</p>
        </div>
        {can_move ? (
          <p class="lead">{texts.CANCEL_OTHER_TIME_MOVES}</p>
        ) : (
          takes_bookings && <p class="lead">{texts.onlyBusinessMoves(business, contactsOf(booking))}</p>
        )}
        <ChangeForm to={to}>
          {problem !== null && <Refused>{problem}</Refused>}
          <div class="acts">
            <button class="primary danger" name="change" value="cancel" data-working={texts.CANCELLING}>
              {texts.CANCEL_CONFIRM}
            </button>
            {takes_bookings && (
              <a class="second" href={otherTime} rel="noreferrer">
                {texts.CANCEL_OTHER_TIME}
              </a>
            )}
          </div>
        </ChangeForm>
      </>
    ),
  });
}

interface Outcome {
  title: string;
  emblem: Child;
  lead: string;
  next?: Child;
}

function outcome(page: CancelPageParts, { lead, next, ...head }: Outcome): DrawnView {
  const { booking } = page;
  return view(page, {
    ...head,
    content: (
      <>
        <p class="lead">{lead}</p>
        <Facts facts={bookingFacts(booking)} />
        {next}
        {booking.takes_bookings && (
          <div class="acts">
            <a class="primary" href={diaryOf(booking)}>
              {BOOK_ANOTHER}
            </a>
          </div>
        )}
      </>
    ),
  });
}

const diaryOf = ({ diary_slug }: CancelDetails) => choicePath(diary_slug, {});

const contactsOf = ({ business_phone, business_email }: CancelDetails) =>
  [business_phone, business_email].filter((contact) => contact !== null);

/** Shows that the appointment has begun, or begins too soon to change it online. */
export function tooLate(page: CancelPageParts): DrawnView {
  const { booking } = page;
  const { change_notice_hours: hours, changes_until: until, timezone, business_name: business } = booking;
  const { date, from } = whenIn({ starts_at: until, ends_at: until }, timezone);
  return outcome(page, {
    title: texts.CANCEL_TOO_LATE_TITLE,
    emblem: <Emblem tone="amber" path="M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z" />,
    lead:
      hours === 0
        ? CANCEL_TOO_LATE
        : texts.couldChangeUntil(`${dayTitle(date)} at ${from}`, business, contactsOf(booking)),
  });
}

export const alreadyCancelled = (page: CancelPageParts): DrawnView =>
  outcome(page, {
    title: texts.CANCEL_ALREADY,
    emblem: <Emblem path="m4.9 4.9 14.2 14.2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z" />,
    lead: texts.CANCEL_ALREADY_EXPLAINED,
  });

/** Says what happens next. Not every business is emailed, and the demo refunds nothing. */
export function cancelled(page: CancelPageParts): DrawnView {
  const { booking } = page;
  const { business_name: business } = booking;
  const lead = booking.is_confirmed_by_email ? texts.cancelledIntroduction : texts.cancelledWithoutEmail;
  const next = [
    booking.is_business_emailed && texts.cancelNextEmailed(business),
    CANCEL_NEXT_FREED,
    !booking.is_demo && cancelNextRefund(business),
  ].filter(Boolean);
  return outcome(page, {
    title: texts.CANCEL_DONE,
    emblem: <Emblem path="M20 6 9 17l-5-5" />,
    lead: lead(booking.attendee_email ?? ''),
    next: (
      <section class="more">
        <h2>{texts.CANCEL_NEXT}</h2>
        <ul class="points">
          {next.map((text) => (
            <li>{text}</li>
          ))}
        </ul>
      </section>
    ),
  });
}

/** Shows a round icon above the title. It is decorative: the title says the same in words. */
function Emblem({ path, tone = '' }: { path: string; tone?: string }) {
  return (
    <span class={`tick ${tone}`}>
      <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}

/** Asks to be emailed when an earlier time is free, saved at once. Shows nothing when that isn't offered. */
function EarlierTime({ booking: { wants_earlier: isOn }, to, shown }: CancelPageParts) {
  if (isOn === null) return null;
  const last = shown.done.at(-1);
  const problem = whyNot(shown, TELL_EARLIER_FAILED, 'earlier', 'not-earlier');
  return (
    <section class="more">
      <ChangeForm to={to}>
        <button
          class="switch"
          role="switch"
          aria-checked={isOn ? 'true' : 'false'}
          aria-labelledby="earlier"
          aria-describedby="earlier-means"
          name="change"
          value={isOn ? 'not-earlier' : 'earlier'}
          autofocus={last === 'earlier' || last === 'not-earlier'}
        >
          <span id="earlier">{TELL_EARLIER}</span>
          <small id="earlier-means">{TELL_EARLIER_MEANS}</small>
        </button>
      </ChangeForm>
      {problem !== null && <Refused>{problem}</Refused>}
    </section>
  );
}

/**
 * Emails the customer the link to all their data, to the booking's own address, because the link of one
 * booking may have been passed on. The demo emails nobody, and its bookings are soon deleted.
 */
function YourData({ booking, to, shown }: CancelPageParts) {
  if (booking.is_demo) return null;
  const { business_name: business, privacy_notice: notice } = booking;
  const problem = whyNot(shown, texts.DATA_LINK_FAILED, 'data');
  return (
    <section class="more" aria-labelledby="your-data">
      <h2 id="your-data">{YOUR_DATA}</h2>
      <p class="soft">{texts.yourDataMeans(business)}</p>
      <ChangeForm to={to}>
        <button class="second" name="change" value="data" data-working={texts.SENDING_DATA_LINK}>
          {SEND_DATA_LINK}
        </button>
      </ChangeForm>
      {problem !== null && <Refused>{problem}</Refused>}
      {shown.done.includes('data') && (
        <p
          class="soft"
          role="status"
          tabindex={-1}
          autofocus={shown.done.at(-1) === 'data' && !shown.refused}
        >
          {texts.dataLinkIsSent(booking.attendee_email ?? '')}
        </p>
      )}
      <p class="soft">
        {notice !== null && (
          <>
            <a href={notice} rel="noreferrer">
              {howBusinessUsesDetails(business)}
            </a>
            {' · '}
          </>
        )}
        <a href={sitePages.privacy}>{OUR_PRIVACY_POLICY}</a>
      </p>
    </section>
  );
}
