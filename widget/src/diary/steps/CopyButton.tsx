import { COPIED } from '@daybook/schema/words/diary';
import { COPIED_MILLISECONDS } from '@daybook/schema/words/limits';
import { Component } from 'preact';

interface Props {
  text: string;
  /** False until there is JavaScript to copy with. */
  isReady: boolean;
}

/** Copies a text, and says so for two seconds. */
export class CopyButton extends Component<Props, { isCopied: boolean }> {
  timer: ReturnType<typeof setTimeout> | undefined;

  copy = async () => {
    try {
      await navigator.clipboard.writeText(this.props.text);
    } catch {
      return; // Not allowed here; the text is on the screen to be selected.
    }
    this.setState({ isCopied: true });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.setState({ isCopied: false }), COPIED_MILLISECONDS);
  };

  override componentWillUnmount() {
    clearTimeout(this.timer);
  }

  override render({ isReady }: Props) {
    return (
      <button type="button" class="link" hidden={!isReady} onClick={() => void this.copy()}>
        <span role="status">{this.state.isCopied ? COPIED : 'Copy'}</span>
      </button>
    );
  }
}
