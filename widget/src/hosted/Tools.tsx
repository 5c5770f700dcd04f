import { useState } from 'preact/hooks';
import type { PublicBusiness } from '@daybook/schema/contract/business';
import { COPIED_MILLISECONDS } from '@daybook/schema/figures/screens';
import { mailtoAnybody } from '@daybook/schema/rules/contact-link';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { withQuery } from '@daybook/schema/rules/path';
import { bookWith, COPIED, LINK_NOT_COPIED } from '@daybook/schema/words/diary-texts';
import { useTimer } from '../booking/use-timer.ts';
import { Icon } from '../diary/parts.tsx';
import { BOOKMARK_HINT, BY_EMAIL, BOOKMARK, COPY_LINK, SHARE, SHARE_WITH_APP } from './page-texts.ts';
import { useFolding } from './use-folding.ts';

const HINT_MILLISECONDS = 3000;

interface ToolsProps {
  origin: string;
  business: PublicBusiness;
  isLive: boolean;
}

/** Shows share, bookmark and copy behind one button. Without JavaScript only links that share work and are shown. */
export function Tools({ origin, business, isLive }: ToolsProps) {
  const url = origin + choicePath(business.diary_slug, {});
  const title = bookWith(business.business_name);
  const [hint, setHint] = useState('');
  const timer = useTimer();
  const links = useFolding();

  const fold = () => {
    if (!links.current) return;
    links.current.open = false;
    links.current.querySelector('summary')?.focus();
  };
  const say = (text: string, milliseconds: number) => {
    fold();
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
  /** Opens the device's share sheet. */
  const share = () => {
    fold();
    // It rejects when the person closes the sheet.
    navigator.share({ title, url }).catch(() => undefined);
  };
  const waits = isLive ? {} : { 'data-waits': true };
  return (
    <div class="tools">
      <details ref={links}>
        <summary class="quiet">
          <Icon path="M4 12v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7M16 6l-4-4-4 4M12 2v13" />
          <span class="lbl">{SHARE}</span>
        </summary>
        <ul class="float">
          {isLive && 'share' in navigator && (
            <li>
              <button type="button" onClick={share}>
                {SHARE_WITH_APP}
              </button>
            </li>
          )}
          {shareLinks(url, title).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
          <li {...waits}>
            <button type="button" onClick={() => void copy()}>
              {COPY_LINK}
            </button>
          </li>
          <li {...waits}>
            <button type="button" onClick={() => say(BOOKMARK_HINT, HINT_MILLISECONDS)}>
              {BOOKMARK}
            </button>
          </li>
        </ul>
      </details>
      <p class="float" role="status">
        {hint}
      </p>
    </div>
  );
}

/** Links that share an address, built here so that no other site learns of a visit before a click. */
const shareLinks = (url: string, title: string): { name: string; href: string }[] => [
  { name: 'WhatsApp', href: withQuery('https://wa.me/', { text: `${title} ${url}` }) },
  { name: 'Facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  { name: 'X', href: withQuery('https://x.com/intent/post', { text: title, url }) },
  { name: BY_EMAIL, href: mailtoAnybody({ subject: title, body: url }) },
];
