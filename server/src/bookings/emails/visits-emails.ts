/** The emails about several repeat visits at once: booked, moved or cancelled together by the business. */

import { longDate } from '@daybook/schema/rules/date';
import { zoneNameAt } from '@daybook/schema/rules/zone-name';
import { refundOwed, untilNotice } from '@daybook/schema/words/change-texts';
import { everyWeeks, visits as visitCount } from '@daybook/schema/words/series-texts';
import { hoursText } from '@daybook/schema/words/time-span';
import type { Detail, Draft, EmailPart } from '../../emails/email.ts';
import type { EmailFacts } from '../email-facts.ts';
import { emailedText } from './changed-by-owner-emails.ts';
import {
  attendeeName,
  bookedThing,
  bookingRows,
  cancellationPolicy,
  cancelUrl,
  diaryUrl,
  draftToAttendee,
  draftToBusiness,
  personalMessage,
  refundDue,
  specialNote,
  startText,
  type EmailContext,
} from './details.ts';

export function confirmedVisits(facts: EmailFacts, context: EmailContext): Draft {
  const { business, everyWeeks: weeks } = facts;
  const count = visitCount(facts.visits.length);
  const rhythm = weeks === null ? '' : `, ${everyWeeks(weeks)}`;
  return toAttendee(facts, context, {
    about: 'Bookings confirmed',
    heading: `Your ${count} are confirmed`,
    sentence: `Your ${count} with ${business.name} are confirmed${rhythm}. Here are the dates.`,
    before: personalMessage(facts),
    after: [
      ...specialNote(facts),
      ...calendarFile(context, 'To add all of them to your calendar, open the attached invite.ics.'),
      ...cancellationPolicy(facts),
      ...plansChange(facts, context),
    ],
  });
}

export function movedVisits(facts: EmailFacts, context: EmailContext): Draft {
  const count = visitCount(facts.visits.length);
  return toAttendee(facts, context, {
    about: 'Bookings moved',
    heading: `${count} moved`,
    sentence: `${facts.business.name} has moved ${count} of yours. Here are the new times. Your other bookings stay.`,
    after: [
      ...specialNote(facts),
      ...calendarFile(context, 'To update your calendar, open the attached invite.ics.'),
      ...cancellationPolicy(facts),
      ...plansChange(facts, context),
    ],
  });
}

export function withdrawnVisits(facts: EmailFacts, context: EmailContext): Draft {
  const { business } = facts;
  const again: EmailPart[] = [
    { type: 'paragraph', text: 'If you’d like other times, you can book them online.' },
    { type: 'button', link: { label: 'See what’s free', href: diaryUrl(facts, context) } },
  ];
  return toAttendee(facts, context, {
    about: 'Bookings cancelled',
    heading: `${visitCount(facts.visits.length)} cancelled`,
    sentence: `We’re sorry: ${business.name} has had to cancel ${visitCount(facts.visits.length)} of yours. Your other bookings stay.`,
    after: [
      ...calendarFile(context, 'To take them off your calendar, open the attached invite.ics.'),
      { type: 'paragraph', text: refundOwed(business.name) },
      ...(context.takesBookings ? again : []),
    ],
  });
}

export function movedVisitsForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  const count = visitCount(facts.visits.length);
  return toBusiness(facts, context, {
    about: 'You moved',
    heading: `You moved ${count}`,
    sentences: [
      `${count} of ${attendeeName(facts)} at ${facts.business.name} were moved from your dashboard. ${emailedText(facts)}`,
    ],
  });
}

export function withdrawnVisitsForBusiness(facts: EmailFacts, context: EmailContext): Draft {
  const count = visitCount(facts.visits.length);
  return toBusiness(facts, context, {
    about: 'You cancelled',
    heading: `You cancelled ${count}`,
    sentences: [
      `${count} of ${attendeeName(facts)} at ${facts.business.name} were cancelled from your dashboard. ${emailedText(facts)}`,
      refundDue(facts),
    ],
  });
}

interface ToAttendee {
  about: string;
  heading: string;
  sentence: string;
  before?: EmailPart[];
  after: EmailPart[];
}

function toAttendee(
  facts: EmailFacts,
  context: EmailContext,
  { about, before = [], after, ...said }: ToAttendee,
): Draft {
  const draft = draftToAttendee(facts, context, {
    ...said,
    about,
    preview: `${countedFrom(facts)} with ${facts.business.name}.`,
    parts: [
      ...before,
      { type: 'details', rows: commonRows(facts) },
      { type: 'details', rows: dateRows(facts) },
      ...after,
    ],
  });
  return { ...draft, subject: `${about}: ${bookedThing(facts)}, ${countedFrom(facts)}` };
}

type ToBusiness = Omit<Parameters<typeof draftToBusiness>[2], 'preview'>;

function toBusiness(facts: EmailFacts, context: EmailContext, said: ToBusiness): Draft {
  const draft = draftToBusiness(facts, context, {
    ...said,
    preview: `${attendeeName(facts)}: ${countedFrom(facts)}.`,
    before: [{ type: 'details', rows: dateRows(facts) }],
  });
  return {
    ...draft,
    subject: `${said.about}: ${attendeeName(facts)}, ${bookedThing(facts)}, ${countedFrom(facts)}`,
  };
}

/** '12 visits from Tuesday 1 December 2026 at 16:00' */
const countedFrom = (facts: EmailFacts) =>
  `${visitCount(facts.visits.length)} from ${startText(facts.visits[0] ?? facts)}`;

/** The rows that all visits share. */
const commonRows = (facts: EmailFacts) =>
  bookingRows(facts).filter(({ label }) => !['When', 'With', 'Reference'].includes(label));

/** Returns a row for each date: its hours, who does it, where if that differs, its reference, and where it was before a move. */
function dateRows(facts: EmailFacts): Detail[] {
  return facts.visits.map((visit) => ({
    label: longDate(visit.eventDate),
    value: [
      `${hoursText({ start_time: visit.startTime, end_time: visit.endTime })}, ${zoneNameAt(facts.timezone, visit.startsAt)}`,
      visit.personName === null ? '' : `With ${visit.personName}`,
      visit.venueName === null || visit.venueName === facts.venueName ? '' : visit.venueName,
      `Reference ${visit.reference}`,
      visit.formerTime === null ? '' : `Before: ${startText(visit.formerTime)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  }));
}

const calendarFile = ({ hasInvitation }: EmailContext, text: string): EmailPart[] =>
  hasInvitation ? [{ type: 'paragraph', text }] : [];

/** Returns a link for each date, because customers change and cancel them one by one. */
function plansChange(facts: EmailFacts, context: EmailContext): EmailPart[] {
  const notice = untilNotice(facts.changeNoticeHours);
  const links = facts.visits.map((visit) => ({ label: startText(visit), href: cancelUrl(visit, context) }));
  return [{ type: 'links', title: `To change or cancel one of them (${notice})`, links }];
}
