import { useEffect, useState } from 'react';
import { COPIED_MILLISECONDS } from '@daybook/schema/figures/screens';
import { COPIED, LINK_NOT_COPIED } from '@daybook/schema/words/diary-texts';
import { Button } from './Button.tsx';
import { COPY } from './interface-texts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './button.module.css';

interface CopyButtonProps {
  text: string;
  /** Read out after 'Copy': 'the diary link'. */
  what: string;
}

/** Copies a text and says 'Copied!' for two seconds, also to screen readers, in the same width. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <span className={styles.copy}>
      <Button onClick={() => void copy()} alternative={{ text: COPIED, isShown: outcome === 'copied' }}>
        {COPY}
        <VisuallyHidden> {what}</VisuallyHidden>
      </Button>
      <span role="status">
        {outcome === 'copied' ? <VisuallyHidden>{COPIED}</VisuallyHidden> : null}
        {outcome === 'failed' ? LINK_NOT_COPIED : null}
      </span>
    </span>
  );
}
