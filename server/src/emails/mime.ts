/**
 * Makes an email's bytes: nodemailer's headers, and bodies written here in one step, because its streams take
 * five times as much processor.
 */
import { randomUUID } from 'node:crypto';
import { buildHeaderValue } from 'nodemailer/lib/mime-funcs';
import MimeNode, { type MimeNodeEnvelope } from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { Email } from './email.ts';

/** Values before encoding: nodemailer encodes and folds them. */
export interface MailHeader {
  from: string | { name: string; address: string };
  to: { name: string; address: string };
  replyTo: { name: string; address: string };
  subject: string;
  /** Including its angle brackets. */
  messageId: string;
  others: Record<string, string>;
}

export interface MimeMail {
  envelope: MimeNodeEnvelope;
  raw: Buffer;
}

/** Sends the texts as alternatives, and a calendar file also as an attachment, for programs that need it. */
export function mimeOf(
  { from, to, replyTo, subject, messageId, others }: MailHeader,
  { text, html, calendar, attachment }: Pick<Email, 'text' | 'html' | 'calendar' | 'attachment'>,
): MimeMail {
  const texts = [textPart('plain', text), textPart('html', html)];
  if (calendar) texts.push(textPart('calendar', calendar.content, `; method=${calendar.method}`));
  const alternatives = multipart('alternative', texts);
  const files = [
    ...(attachment ? [filePart('text/plain; charset=utf-8', attachment)] : []),
    ...(calendar ? [filePart('application/ics', { filename: 'invite.ics', content: calendar.content })] : []),
  ];
  const { type, body } =
    files.length > 0 ? multipart('mixed', [partOf(alternatives), ...files]) : alternatives;
  const node = new MimeNode(type);
  node.setHeader({ ...others, from, to, 'reply-to': replyTo, subject, 'message-id': messageId });
  return { envelope: node.getEnvelope(), raw: Buffer.from(`${node.buildHeaders()}\r\n\r\n${body}`) };
}

interface Multipart {
  type: string;
  body: string;
}

function multipart(kind: 'alternative' | 'mixed', parts: readonly string[]): Multipart {
  // '=_' can't occur in encoded text, so nobody's words can end a part.
  const boundary = `=_${randomUUID()}`;
  const body = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
  return { type: `multipart/${kind}; boundary="${boundary}"`, body };
}

const partOf = ({ type, body }: Multipart) => `Content-Type: ${type}\r\n\r\n${body}`;

function textPart(kind: 'plain' | 'html' | 'calendar', text: string, parameter = ''): string {
  const encoded = wrap(encode(text.replace(/\r?\n/g, '\r\n')));
  return `Content-Type: text/${kind}; charset=utf-8${parameter}\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${encoded}`;
}

function filePart(type: string, { filename, content }: { filename: string; content: string }): string {
  const named = (value: string, name: string) => buildHeaderValue({ value, params: { [name]: filename } });
  const lines = Buffer.from(content)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\r\n');
  return `Content-Type: ${named(type, 'name')}\r\nContent-Disposition: ${named('attachment', 'filename')}\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}`;
}
