/** An email as it leaves the house, and what it is made of. */
import { oneLine } from '@daybook/schema/rules/clean-text';
import type { CalendarMethod, Person } from './icalendar.ts';

export interface Email {
  /** The name that it comes from; our own when left out. The address is ours in either case. */
  senderName?: string;
  /** One line, bounded: made by `subjectLine`. */
  subject: string;
  html: string;
  text: string;
  replyTo: Person;
  /** The iCalendar file that goes with it. */
  calendar?: { method: Exclude<CalendarMethod, 'PUBLISH'>; content: string };
  /** A plain text file that goes with it. */
  attachment?: { filename: string; content: string };
  /** Where a mail program ends what this email belongs to, by one press (RFC 8058). */
  unsubscribeUrl?: string;
}

/** What an email says, before it is set in HTML (layout.tsx) and in plain text (plain-text.ts): one source for both. */
export interface EmailContent {
  /** What the mailbox shows beside the subject. */
  preview: string;
  heading: string;
  parts: EmailPart[];
  /** Small print at the end: who sends it, and why. */
  footer: string[];
  /** Set in one line after the footer. */
  footerLinks?: Link[];
}

export type EmailPart =
  /** Line ends are kept. */
  | { type: 'paragraph'; text: string }
  /** Somebody's own words, set apart. */
  | { type: 'words'; title: string; text: string }
  | { type: 'details'; rows: Detail[] }
  | { type: 'button'; link: Link }
  /** Ways onward, in a row under a heading. */
  | { type: 'links'; title: string; links: Link[] };

export interface Detail {
  label: string;
  /** Line ends are kept. */
  value: string;
  /** Null is no link. */
  href?: string | null;
}

export interface Link {
  label: string;
  href: string;
}

/** Headers beside those that say from whom, to whom and about what. */
export function extraHeadersOf({ unsubscribeUrl }: Email): Record<string, string> {
  return {
    // RFC 3834: nobody's holiday reply should come back.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  };
}

const SUBJECT_MAX = 140;

/** One line without invisible signs, cut between words where it is too long for a mailbox's list. */
export function subjectLine(text: string): string {
  const line = oneLine(text);
  if (line.length <= SUBJECT_MAX) return line;
  const cut = line.slice(0, SUBJECT_MAX - 1);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), SUBJECT_MAX / 2));
  return `${atWord.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}
