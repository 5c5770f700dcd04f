import { oneLine } from '@daybook/schema/rules/clean-text';
import type { CalendarMethod, Person } from './icalendar.ts';

export interface Email {
  /** The sender's name; left out, it is Daybook. The address is ours in either case. */
  senderName?: string;
  /** One line of bounded length, made by `subjectLine`. */
  subject: string;
  html: string;
  text: string;
  replyTo: Person;
  calendar?: { method: CalendarMethod; content: string };
  attachment?: { filename: string; content: string };
  /** Where a mail program unsubscribes the reader in one click (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The business in whose name an email goes to its customers. */
export interface Sender {
  name: string;
  /** Where replies go; null or '' if there is no such address. */
  email: string | null;
  phone: string | null;
  address: string | null;
  postcode: string | null;
  /** '#rrggbb'; null for Daybook's own. */
  colour: string | null;
  /** The whole address of its picture. */
  picture: string | null;
}

/** An email's content before it becomes HTML (layout.tsx) and plain text (plain-text.ts). */
export interface EmailContent {
  /** Mailboxes show this next to the subject. */
  preview: string;
  /** Named at the head, with its contact details at the foot; left out where we write in our own name. */
  sender?: Sender;
  heading: string;
  parts: EmailPart[];
  /** Small print at the end: who sends the email, and why. */
  footer: string[];
  /** Links on one line after the footer. */
  footerLinks?: Link[];
}

export interface Draft extends EmailContent {
  subject: string;
}

export type EmailPart =
  /** Line breaks are kept. */
  | { type: 'paragraph'; text: string }
  | { type: 'words'; title: string; text: string }
  | { type: 'details'; rows: Detail[] }
  | { type: 'button'; link: Link }
  | { type: 'links'; title: string; links: Link[] };

export interface Detail {
  label: string;
  /** Line breaks are kept. */
  value: string;
  /** Without a link if null or left out. */
  href?: string | null;
}

export interface Link {
  label: string;
  href: string;
}

export function extraHeadersOf({ unsubscribeUrl }: Email): Record<string, string> {
  return {
    // RFC 3834: keeps holiday replies from coming back.
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

/** Returns one line without invisible characters, cut between words if too long for a mailbox's list. */
export function subjectLine(text: string): string {
  const line = oneLine(text);
  if (line.length <= SUBJECT_MAX) return line;
  const cut = line.slice(0, SUBJECT_MAX - 1);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), SUBJECT_MAX / 2));
  return `${atWord.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}
