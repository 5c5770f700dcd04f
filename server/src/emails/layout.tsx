/**
 * Sets emails in HTML for mail programs: no tables, and nothing loaded but the picture of the business in whose name
 * we write, at the same address for everybody. Every style is also inline, because some programs drop <style>; those
 * that keep it get the dark colours from there.
 */

import { renderToString } from 'hono/jsx/dom/server';
import type { Operator } from '@daybook/schema/contract/site-page';
import { colours } from '@daybook/schema/figures/colours';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { initialsOf } from '@daybook/schema/rules/initials';
import { howBusinessUsesDetails, OUR_PRIVACY_POLICY } from '@daybook/schema/words/legal-texts';
import { operatorSentences } from '@daybook/schema/words/operator-texts';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import {
  subjectLine,
  type Detail,
  type Draft,
  type Email,
  type EmailContent,
  type EmailPart,
  type Link,
  type Sender,
} from './email.ts';
import { contactLines, lines, plainText } from './plain-text.ts';

const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** What a colour needs: white text lies on it, and the rule beside the owner's words has it. */
interface Accent {
  on: string;
  tint: { light: string; dark: string };
  line: { light: string; dark: string };
}

const OURS: Accent = { on: colours.leaf.light, tint: colours.leafTint, line: colours.leaf };

/** Returns the accent of a business; ours without a colour of its own. */
function accentOf(sender: Sender | undefined): Accent {
  if (!sender?.colour) return OURS;
  const mixed = (share: number, ground: string) => mix(sender.colour ?? ground, ground, share);
  return {
    on: sender.colour,
    tint: { light: mixed(0.11, colours.card.light), dark: mixed(0.22, colours.card.dark) },
    line: { light: sender.colour, dark: mixed(0.55, colours.ink.dark) },
  };
}

/** Returns '#rrggbb' of two such colours. Mail programs know no color-mix. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [of, from] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((of ?? 0) * share + (from ?? 0) * (1 - share));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const darkStyles = ({ tint, line }: Accent) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${colours.paper.dark} !important; color: ${colours.ink.dark} !important; }
  .card { background: ${colours.card.dark} !important; border-color: ${colours.line.dark} !important; }
  .ink { color: ${colours.ink.dark} !important; }
  .soft { color: ${colours.inkSoft.dark} !important; }
  .link { color: ${colours.sky.dark} !important; }
  .words { background: ${tint.dark} !important; border-color: ${line.dark} !important; }
  .from { border-top-color: ${line.dark} !important; }
  .rule { border-color: ${colours.line.dark} !important; }
}`;

const style = {
  body: `margin:0;padding:24px 12px;background:${colours.paper.light};color:${colours.ink.light};font-family:${font};font-size:16px;line-height:1.55;`,
  card: `max-width:560px;margin:0 auto;padding:24px;background:${colours.card.light};border:1px solid ${colours.line.light};border-radius:10px;`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all;',
  sender: `margin:0 0 20px;font-size:18px;line-height:1.3;font-weight:600;color:${colours.ink.light};`,
  initials: `display:inline-block;width:40px;height:40px;margin:0 12px 0 0;border-radius:20px;color:${colours.onLeaf.light};font-size:15px;line-height:40px;text-align:center;vertical-align:middle;`,
  picture: 'margin:0 12px 0 0;border-radius:6px;font-size:10px;vertical-align:middle;',
  heading: `margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;color:${colours.ink.light};`,
  title: `margin:0 0 4px;font-size:16px;line-height:1.4;font-weight:600;color:${colours.ink.light};`,
  paragraph: 'margin:0 0 16px;',
  words: 'margin:0 0 16px;padding:12px 16px;',
  wordsText: 'margin:0;',
  details: `margin:0 0 16px;padding:0;border-top:1px solid ${colours.line.light};`,
  label: `margin:12px 0 0;font-size:14px;color:${colours.inkSoft.light};`,
  value: `margin:0 0 12px;color:${colours.ink.light};`,
  link: `color:${colours.sky.light};text-decoration:underline;`,
  // Some mail programs ignore padding, so a border in the button's own colour replaces it.
  button: `display:inline-block;border-radius:6px;color:${colours.onLeaf.light};font-weight:600;line-height:1.25;text-decoration:none;`,
  list: 'margin:0 0 16px;padding:0 0 0 20px;',
  item: 'margin:0 0 4px;padding:4px 0;',
  footer: `max-width:560px;margin:16px auto 0;padding:0 24px;font-size:14px;line-height:1.45;color:${colours.inkSoft.light};`,
  contact: 'margin:0 0 12px;font-style:normal;',
  footerLine: 'margin:0 0 4px;',
};

export interface Us {
  supportEmail: string;
  operator: Operator;
}

/** Returns an email of our own: its foot says who we are, and replies go to our support. */
export function emailFromUs(draft: Draft, { supportEmail, operator }: Us): Email {
  const footer = [...draft.footer, ...operatorSentences(operator)];
  return { ...emailOf({ ...draft, footer }), replyTo: { name: PRODUCT_NAME, email: supportEmail } };
}

/** Returns the email in HTML and plain text. */
export function emailOf(draft: Draft): Pick<Email, 'subject' | 'html' | 'text'> {
  const subject = subjectLine(draft.subject);
  return { subject, html: emailHtml(draft, subject), text: plainText(draft) };
}

/** Returns a whole HTML document with every text escaped. */
function emailHtml(content: EmailContent, subject: string): string {
  return `<!doctype html>\n${renderToString(<EmailDocument content={content} subject={subject} />)}`;
}

function EmailDocument({ content, subject }: { content: EmailContent; subject: string }) {
  const accent = accentOf(content.sender);
  return (
    <html lang={LOCALE}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Without this, mail programs turn these into links of their own. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles(accent) }} />
      </head>
      <body class="paper" style={style.body}>
        <div style={style.preview}>{oneLine(content.preview)}</div>
        <main
          class={content.sender ? 'card from' : 'card'}
          style={style.card + (content.sender ? `border-top:4px solid ${accent.line.light};` : '')}
        >
          {content.sender && <SenderHead sender={content.sender} accent={accent} />}
          <h1 class="ink" style={style.heading}>
            {oneLine(content.heading)}
          </h1>
          {content.parts.map((part) => (
            <Part part={part} accent={accent} />
          ))}
        </main>
        <footer class="soft" style={style.footer}>
          {content.sender && <Contact sender={content.sender} />}
          {content.footer.map((line) => (
            <p style={style.footerLine}>{oneLine(line)}</p>
          ))}
          <FooterLinks links={content.footerLinks ?? []} />
        </footer>
      </body>
    </html>
  );
}

function SenderHead({ sender: { name, picture }, accent }: { sender: Sender; accent: Accent }) {
  const initials = initialsOf(oneLine(name));
  return (
    <p class="ink" style={style.sender}>
      {picture ? (
        <img src={picture} alt={oneLine(name)} width="40" height="40" style={style.picture} />
      ) : (
        initials && (
          <span aria-hidden="true" style={`${style.initials}background:${accent.on};`}>
            {initials}
          </span>
        )
      )}
      {oneLine(name)}
    </p>
  );
}

function Contact({ sender }: { sender: Sender }) {
  return (
    <address style={style.contact}>
      {contactLines(sender).map(({ value, href }, index) => (
        <>
          {index > 0 ? <br /> : null}
          {href ? (
            <a class="link" href={href} style={style.link}>
              {value}
            </a>
          ) : (
            value
          )}
        </>
      ))}
    </address>
  );
}

function Part({ part, accent }: { part: EmailPart; accent: Accent }) {
  switch (part.type) {
    case 'paragraph':
      return (
        <p style={style.paragraph}>
          <Lines text={part.text} />
        </p>
      );
    case 'words':
      return (
        <div
          class="words"
          style={`${style.words}background:${accent.tint.light};border-left:3px solid ${accent.line.light};`}
        >
          <h2 class="ink" style={style.title}>
            {part.title}
          </h2>
          <p style={style.wordsText}>
            <Lines text={part.text} />
          </p>
        </div>
      );
    case 'details':
      return <Details rows={part.rows} />;
    case 'button':
      return (
        <p style={style.paragraph}>
          <a
            href={part.link.href}
            style={`${style.button}background:${accent.on};border:1px solid ${accent.on};border-width:12px 16px;`}
          >
            {part.link.label}
          </a>
        </p>
      );
    case 'links':
      return <Links title={part.title} links={part.links} />;
  }
}

function Details({ rows }: { rows: Detail[] }) {
  return (
    <dl class="rule" style={style.details}>
      {rows.map(({ label, value, href }) => (
        <>
          <dt class="soft" style={style.label}>
            {label}
          </dt>
          <dd class="ink" style={style.value}>
            {href ? (
              <a class="link" href={href} style={style.link}>
                {value}
              </a>
            ) : (
              <Lines text={value} />
            )}
          </dd>
        </>
      ))}
    </dl>
  );
}

function Links({ title, links }: { title: string; links: Link[] }) {
  return (
    <>
      <h2 class="ink" style={style.title}>
        {title}
      </h2>
      <ul style={style.list}>
        {links.map(({ label, href }) => (
          <li style={style.item}>
            <a class="link" href={href} style={style.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function FooterLinks({ links }: { links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <p style={style.footerLine}>
      {links.map(({ label, href }, index) => (
        <>
          {index > 0 ? ' · ' : null}
          <a class="link" href={href} style={style.link}>
            {oneLine(label)}
          </a>
        </>
      ))}
    </p>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <>
      {lines(text).map((line, index) => (
        <>
          {index > 0 ? <br /> : null}
          {line}
        </>
      ))}
    </>
  );
}

interface Controller {
  name: string;
  /** The address of its privacy notice, if it has given one. */
  privacyNotice?: string | null | undefined;
}

export function privacyPolicyLink(publicUrl: string): Link {
  return { label: OUR_PRIVACY_POLICY, href: publicUrl + sitePages.privacy };
}

/** Returns the links that end every email to a customer of `business`. */
export function privacyLinks({ name, privacyNotice }: Controller, publicUrl: string): Link[] {
  const own = privacyPolicyLink(publicUrl);
  if (privacyNotice == null) return [own];
  return [{ label: howBusinessUsesDetails(name), href: privacyNotice }, own];
}
