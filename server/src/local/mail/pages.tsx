import type { Child } from 'hono/jsx';
import type { TroubledEmail } from '../../emails/outbox-store.ts';
import { LocalPage } from '../page.tsx';
import type { KeptMail } from './mailbox.ts';

export const mailboxPath = '/dev/mail';

function mailPath(mail: KeptMail): string {
  return `${mailboxPath}/${encodeURIComponent(mail.id)}`;
}

function Page({ title, children }: { title: string; children?: Child }) {
  return (
    <LocalPage title={title} of="mailbox">
      {children}
    </LocalPage>
  );
}

interface MailboxListProps {
  mails: KeptMail[];
  troubled: TroubledEmail[];
  recipient: string | undefined;
}

export function MailboxList({ mails, troubled, recipient }: MailboxListProps) {
  return (
    <Page title="Emails">
      <h1>Emails</h1>
      <p class="soft">
        No mail server is set (SMTP_URL), so every email stays here. Newest first. As JSON:{' '}
        <a href={`${mailboxPath}.json`}>{mailboxPath}.json</a>
      </p>
      <Troubles troubled={troubled} />
      {recipient ? (
        <p>
          Only emails to {recipient}. <a href={mailboxPath}>Show all emails</a>
        </p>
      ) : null}
      {mails.length ? (
        <ul class="mails">
          {mails.map((mail) => (
            <li>
              <a href={mailPath(mail)}>{mail.subject}</a>
              <p class="soft">
                To {mail.to}, <time dateTime={mail.at}>{timeText(mail.at)}</time>
                {mail.attachments.length ? `, with ${attachments(mail.attachments.length)}` : ''}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>Emails appear here when someone books or cancels.</p>
      )}
    </Page>
  );
}

function Troubles({ troubled }: { troubled: TroubledEmail[] }) {
  if (!troubled.length) return null;
  return (
    <section class="trouble" aria-labelledby="trouble">
      <h2 id="trouble">Emails that haven’t been sent</h2>
      <ul>
        {troubled.map((email) => (
          <li>
            {email.kind} to {email.recipient}: {email.lastError} (
            {email.status === 'failed'
              ? `given up after ${email.attempts} ${email.attempts === 1 ? 'attempt' : 'attempts'}`
              : `attempt ${email.attempts}, next at ${timeText(new Date(email.dueAt).toISOString())}`}
            )
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MailPage({ mail }: { mail: KeptMail }) {
  return (
    <Page title={mail.subject}>
      <p>
        <a href={mailboxPath}>All emails</a>
      </p>
      <h1>{mail.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>Reply to</dt>
        <dd>{mail.reply_to}</dd>
        <dt>Sent</dt>
        <dd>
          <time dateTime={mail.at}>{timeText(mail.at)}</time>
        </dd>
        {Object.entries(mail.headers).map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        ))}
        {mail.attachments.length ? <dt>Attached</dt> : null}
        {mail.attachments.map((attachment, index) => (
          <dd>
            <a href={`${mailPath(mail)}/attachments/${index}`} download={attachment.filename}>
              {attachment.filename}
            </a>
          </dd>
        ))}
      </dl>
      <h2>As HTML</h2>
      {/* Its links open in another window; no script runs in it. */}
      <iframe
        src={`${mailPath(mail)}/html`}
        title={`The email "${mail.subject}" as HTML`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>As plain text</h2>
      <pre tabindex={0}>{mail.text}</pre>
    </Page>
  );
}

export function MailNotFound() {
  return (
    <Page title="Email not found">
      <h1>Email not found</h1>
      <p>
        The mailbox keeps only the latest emails. <a href={mailboxPath}>All emails</a>
      </p>
    </Page>
  );
}

const attachments = (count: number) => (count === 1 ? '1 attachment' : `${count} attachments`);

/** '2026-11-24 10:30:05 UTC' */
function timeText(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}
