import type { PublicBusiness } from '@daybook/schema/contract/business';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { COPIED_MILLISECONDS } from '@daybook/schema/figures/screens';
import { bookWith, COPIED, LINK_NOT_COPIED } from '@daybook/schema/words/diary';
import { Component, createRef } from 'preact';
import { Icon } from '../diary/steps/parts.tsx';
import { BOOKMARK_HINT } from './page-texts.ts';
import { shareLinks } from './share-links.ts';

const BOOKMARK_HINT_MILLISECONDS = 3000;

interface Props {
  origin: string;
  business: PublicBusiness;
  isLive: boolean;
}

/** Share, bookmark and copy. Without JavaScript sharing still works, and the other two are not shown. */
export class Tools extends Component<Props, { hint: string }> {
  timer: ReturnType<typeof setTimeout> | undefined;
  links = createRef<HTMLDetailsElement>();

  say(hint: string, milliseconds: number) {
    this.fold();
    this.setState({ hint });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.setState({ hint: '' }), milliseconds);
  }

  copy = async () => {
    try {
      await navigator.clipboard.writeText(this.url());
      this.say(COPIED, COPIED_MILLISECONDS);
    } catch {
      this.say(LINK_NOT_COPIED, BOOKMARK_HINT_MILLISECONDS);
    }
  };

  /** Opens the device's own share sheet where there is one; otherwise the links open. */
  share = (event: MouseEvent) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    // A person may close the sheet again, which rejects.
    navigator.share({ title: this.title(), url: this.url() }).catch(() => undefined);
  };

  fold() {
    if (this.links.current) this.links.current.open = false;
  }

  /** A press anywhere else, or Escape, closes the links again. */
  onPress = ({ target }: PointerEvent) => {
    if (target instanceof Node && !this.links.current?.contains(target)) this.fold();
  };

  onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !this.links.current?.open) return;
    this.fold();
    this.links.current.querySelector('summary')?.focus();
  };

  url() {
    return this.props.origin + choicePath(this.props.business.diary_slug, {});
  }

  title() {
    return bookWith(this.props.business.business_name);
  }

  override componentDidMount() {
    addEventListener('pointerdown', this.onPress);
    addEventListener('keydown', this.onKey);
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
    removeEventListener('pointerdown', this.onPress);
    removeEventListener('keydown', this.onKey);
  }

  override render({ isLive }: Props) {
    const waits = isLive ? {} : { 'data-waits': true, 'aria-hidden': true as const, tabIndex: -1 };
    return (
      <div class="tools">
        <details ref={this.links}>
          <summary class="quiet" onClick={this.share}>
            <Icon path="M4 12v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7M16 6l-4-4-4 4M12 2v13" />
            <span class="lbl">Share</span>
          </summary>
          <ul class="float">
            {shareLinks(this.url(), this.title()).map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <button
          type="button"
          class="quiet"
          {...waits}
          onClick={() => this.say(BOOKMARK_HINT, BOOKMARK_HINT_MILLISECONDS)}
        >
          <Icon path="M19 21l-7-5-7 5V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z" />
          <span class="lbl">Bookmark</span>
        </button>
        <button type="button" class="quiet" {...waits} onClick={() => void this.copy()}>
          <Icon path="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7" />
          <span class="lbl">Copy link</span>
        </button>
        <p class="float" role="status">
          {this.state.hint}
        </p>
      </div>
    );
  }
}
