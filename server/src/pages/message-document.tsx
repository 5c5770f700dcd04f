/** A page without scripts that says why something isn't available, and what to do about it. */

import { renderToString } from 'hono/jsx/dom/server';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { documentOf, PlainBody, PrivateHead, type Look } from './document.tsx';

export interface Message {
  heading: string;
  texts: readonly string[];
  /** How to reach the business that this is about. */
  contacts?: readonly Contact[];
  /** Shown only to the business's owner. */
  note?: OwnersNote;
  /** A link or a form; null if they can only wait or contact somebody. */
  way: Way | null;
  /** A link that matters less. */
  otherWay?: Way;
}

export interface Contact {
  text: string;
  href: string | null;
}

export interface OwnersNote {
  heading: string;
  text: string;
  way: Way;
}

/** A link, or a form that sends again all that was typed. */
export type Way =
  | { label: string; href: string }
  | { label: string; action: string; sent: Readonly<Record<string, string>> };

export function messageDocument(message: Message, look: Look): string {
  const { heading, texts, contacts = [], note, way, otherWay } = message;
  return documentOf(
    look,
    <PrivateHead title={`${heading} · ${PRODUCT_NAME}`} />,
    renderToString(
      <PlainBody owner={{ name: PRODUCT_NAME, href: pages.home }}>
        <h1 class="display" tabindex={-1} autofocus>
          {heading}
        </h1>
        {texts.map((text) => (
          <p class="lead">{text}</p>
        ))}
        {contacts.map(({ text, href }) => (
          <p class="contact">{href ? <a href={href}>{text}</a> : text}</p>
        ))}
        {otherWay ? (
          <div class="acts">
            {way && <WayOut way={way} />}
            <WayOut way={otherWay} kind="second" />
          </div>
        ) : (
          way && <WayOut way={way} />
        )}
        {note && (
          <section class="note">
            <h2>{note.heading}</h2>
            <p>{note.text}</p>
            <WayOut way={note.way} />
          </section>
        )}
      </PlainBody>,
    ),
  );
}

function WayOut({ way, kind = 'primary' }: { way: Way; kind?: 'primary' | 'second' }) {
  if ('href' in way)
    return (
      <a class={kind} href={way.href}>
        {way.label}
      </a>
    );
  return (
    <form method="post" action={way.action}>
      {Object.entries(way.sent).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <button class={kind}>{way.label}</button>
    </form>
  );
}
