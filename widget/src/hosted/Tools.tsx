import { useEffect, useRef, useState } from 'preact/hooks';
import type { PublicBusiness } from '@daybook/schema/contract/business';
import { COPIED_MILLISECONDS } from '@daybook/schema/figures/screens';
import { mailtoAnybody } from '@daybook/schema/rules/contact-link';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { withQuery } from '@daybook/schema/rules/path';
import { bookWith, COPIED, LINK_NOT_COPIED } from '@daybook/schema/words/diary-texts';
import { useTimer } from '../booking/use-timer.ts';
import { Icon } from '../diary/parts.tsx';
import { BOOKMARK_HINT, BY_EMAIL, BOOKMARK, COPY_LINK, SHARE } from './page-texts.ts';

const HINT_MILLISECONDS = 3000;

interface ToolsProps {
  origin: string;
  business: PublicBusiness;
  isLive: boolean;
}

/** Shows share, bookmark and copy. Without JavaScript only sharing works and is shown. */
export function Tools({ origin, business, isLive }: ToolsProps) {
  const url = origin + choicePath(business.diary_slug, {});
  const title = bookWith(business.business_name);
  const [hint, setHint] = useState('');
  const timer = useTimer();
  const links = useFolding();

  const say = (text: string, milliseconds: number) => {
    if (links.current) links.current.open = false;
    setHint(text);
    timer.start(milliseconds, () => setHint(''));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      say(COPIED, COPIED_MILLISECONDS);
    } catch {
      say(LINK_NOT_COPIED, HINT_MILLISECONDS);
    }
  };
  /** Opens the device's share sheet if it has one; otherwise the links open. */
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    // It rejects when the person closes the sheet.
    navigator.share({ title, url }).catch(() => undefined);
  };
  const waits = isLive ? {} : { 'data-waits': true, 'aria-hidden': true as const, tabIndex: -1 };
  return (
    <div class="tools">
      <details ref={links}>
        <summary class="quiet" onClick={share}>
          <Icon path="M4 12v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7M16 6l-4-4-4 4M12 2v13" />
          <span class="lbl">{SHARE}</span>
        </summary>
        <ul class="float">
          {shareLinks(url, title).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <button type="button" class="quiet" {...waits} onClick={() => say(BOOKMARK_HINT, HINT_MILLISECONDS)}>
        <Icon path="M19 21l-7-5-7 5V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z" />
        <span class="lbl">{BOOKMARK}</span>
      </button>
      <button type="button" class="quiet" {...waits} onClick={() => void copy()}>
        <Icon path="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7" />
        <span class="lbl">{COPY_LINK}</span>
      </button>
      <p class="float" role="status">
        {hint}
      </p>
    </div>
  );
}

/** Closes a disclosure on a click elsewhere or Escape. */
function useFolding() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current && target instanceof Node && !current.contains(target)) current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const { current } = details;
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return details;
}

/** Links that share an address, built here so that no other site learns of a visit before a click. */
const shareLinks = (url: string, title: string): { name: string; href: string }[] => [
  { name: 'WhatsApp', href: withQuery('https://wa.me/', { text: `${title} ${url}` }) },
  { name: 'Facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  { name: 'X', href: withQuery('https://x.com/intent/post', { text: title, url }) },
  { name: BY_EMAIL, href: mailtoAnybody({ subject: title, body: url }) },
];
