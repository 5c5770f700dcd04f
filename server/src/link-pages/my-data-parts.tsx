/** What several sections of a customer's data are made of. */

import type { Child } from 'hono/jsx';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';

/** Stands for the moment in a text; no text has it. */
const MARK = '\u0000';

/** Shows a text with a moment in it, which the page's script writes in the reader's own time zone. */
export function Moment({ at, say = String }: { at: string; say?: (moment: string) => string }) {
  const [before = '', after = ''] = say(MARK).split(MARK);
  return (
    <>
      {before}
      <time datetime={at}>{momentText(Date.parse(at), DEFAULT_TIMEZONE)}</time>
      {after}
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Whether its heading gets the focus. */
  hasFocus?: boolean;
  children: Child;
}

export function Section({ id, title, hasFocus, children }: SectionProps) {
  return (
    <section class="more" aria-labelledby={id}>
      <h2 id={id} {...(hasFocus ? { tabindex: -1, autofocus: true } : {})}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface HeldLinesProps {
  title: string;
  none: string;
  lines: readonly { name: string; about: Child }[];
}

/** Lists emails about a booking, or times offered to somebody who waits, each with a name and a line about it. */
export function HeldLines({ title, none, lines }: HeldLinesProps) {
  return (
    <>
      <h4 class="soft">{title}</h4>
      {lines.length === 0 ? (
        <p class="soft">{none}</p>
      ) : (
        <ul class="lines">
          {lines.map(({ name, about }) => (
            <li>
              <p>{name}</p>
              <p class="soft">{about}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
