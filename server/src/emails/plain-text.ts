import { manyLines, oneLine } from '@daybook/schema/rules/clean-text';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { withColon } from '@daybook/schema/words/with-colon';
import type { Detail, EmailContent, EmailPart, Sender } from './email.ts';

/** Returns the email in plain text, with the same parts in the same order as layout.tsx. */
export function plainText(content: EmailContent): string {
  const heading = `${oneLine(content.heading)}\n${'='.repeat(Math.min(oneLine(content.heading).length, 60))}`;
  const footerLinks = (content.footerLinks ?? []).map(({ label, href }) => `${oneLine(label)}: ${href}`);
  const contact = content.sender ? [...contactLines(content.sender).map(({ value }) => value), ''] : [];
  const footer = `-- \n${[...contact, ...content.footer.map(oneLine), ...footerLinks].join('\n')}`;
  const head = content.sender ? [oneLine(content.sender.name), heading] : [heading];
  return `${[...head, ...content.parts.map(partText), footer].join('\n\n')}\n`;
}

/** Returns the business's name, address, phone and email, with what each leads to; what it has not given is left out. */
export function contactLines({ name, address, postcode, phone, email }: Sender): ContactLine[] {
  const place = [address, postcode].filter(Boolean).join(', ');
  return [
    { value: oneLine(name) },
    ...(place ? [{ value: oneLine(place) }] : []),
    ...(phone ? [{ value: oneLine(phone), href: telOf(phone) }] : []),
    ...(email ? [{ value: oneLine(email), href: mailtoOf(email) }] : []),
  ];
}

interface ContactLine {
  value: string;
  href?: string | null;
}

function partText(part: EmailPart): string {
  switch (part.type) {
    case 'paragraph':
      return lines(part.text).join('\n');
    case 'words':
      return [`${part.title}:`, ...lines(part.text).map((line) => `  ${line}`.trimEnd())].join('\n');
    case 'details':
      return part.rows.map(detailText).join('\n');
    case 'button':
      return `${part.link.label}:\n${part.link.href}`;
    case 'links':
      return [`${part.title}:`, ...part.links.map((link) => `${link.label}:\n${link.href}`)].join('\n\n');
  }
}

function detailText({ label, value }: Detail): string {
  const [first = '', ...rest] = lines(value);
  return [`${withColon(label)} ${first}`, ...rest.map((line) => `  ${line}`)].join('\n');
}

/** Returns the lines of a text without invisible characters. */
export function lines(text: string): string[] {
  return manyLines(text).split('\n');
}

/**
 * Prepares a stranger's words for an email to somebody who did not ask for it: returns one line in which no
 * mail program finds a link. A space follows every dot, every @ and the colon of a protocol: 'evil.test'
 * becomes 'evil. test'.
 */
export function textWithoutLinks(text: string): string {
  return oneLine(text).replace(/(?<=\p{L}):(?=\S)|[@＠.。．｡](?=\S)/gu, '$& ');
}
