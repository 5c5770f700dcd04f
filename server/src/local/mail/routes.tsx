/** The pages of /dev/mail and /dev/mail.json, mounted outside production if no mail server is set. */

import { Hono, type Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { TroubledEmail } from '../../emails/outbox-store.ts';
import { showPage } from '../page.tsx';
import type { Mailbox } from './mailbox.ts';
import { MailboxList, mailboxPath, MailNotFound, MailPage } from './pages.tsx';

const TROUBLES_SHOWN = 50;
/** An email has its own styles. It may run nothing, and load nothing but the picture of its business. */
const emailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

interface MailboxRouteParts {
  mailbox: Mailbox;
  listTroubled: (limit: number) => Promise<TroubledEmail[]>;
}

/** Returns a Hono app whose paths begin at the root: `app.route('/', createMailboxRoutes(...))`. */
export function createMailboxRoutes({ mailbox, listTroubled }: MailboxRouteParts): Hono {
  const routes = new Hono();

  // [{ id, at, to, reply_to, subject, text, html, headers, attachments }], newest first, or only of `?to=`.
  routes.get(`${mailboxPath}.json`, async (context) =>
    context.json(await mailbox.list(context.req.query('to'))),
  );

  routes.get(mailboxPath, async (context) => {
    const recipient = context.req.query('to');
    const [mails, troubled] = await Promise.all([mailbox.list(recipient), listTroubled(TROUBLES_SHOWN)]);
    return page(context, <MailboxList mails={mails} troubled={troubled} recipient={recipient} />);
  });

  routes.get(`${mailboxPath}/:id`, async (context) => {
    const mail = await mailbox.find(context.req.param('id'));
    return mail ? page(context, <MailPage mail={mail} />) : notFound(context);
  });

  routes.get(`${mailboxPath}/:id/html`, async (context) => {
    const mail = await mailbox.find(context.req.param('id'));
    if (!mail) return notFound(context);
    // Links open in a new window, as in a mail program.
    const html = mail.html.replace('<head>', '<head><base target="_blank">');
    return context.html(html, 200, {
      'Content-Security-Policy': emailPolicy,
      'X-Frame-Options': 'SAMEORIGIN',
    });
  });

  routes.get(`${mailboxPath}/:id/attachments/:index`, async (context) => {
    const mail = await mailbox.find(context.req.param('id'));
    const attachment = mail?.attachments[Number(context.req.param('index'))];
    if (!attachment) return notFound(context);
    return context.body(attachment.content, 200, {
      'Content-Type': attachment.contentType,
      'Content-Disposition': `attachment; filename="${attachment.filename.replace(/[^\w.-]/g, '_')}"`,
    });
  });

  return routes;
}

function page(context: Context, content: Child) {
  return showPage(context, content, { frames: "'self'" });
}

function notFound(context: Context) {
  return showPage(context, <MailNotFound />, { status: 404 });
}
