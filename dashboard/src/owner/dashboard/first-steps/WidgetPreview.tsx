import { useEffect, useRef, useState } from 'react';
import { pages } from '@daybook/schema/words/routes';
import { Notice } from '../../../ui/Notice.tsx';
import type { EmbedTheme } from '@daybook/schema/rules/embed-snippet';
import { EMBED_PREVIEW, PREVIEW_FAILED } from './share-texts.ts';
import styles from './widget-preview.module.css';

interface WidgetPreviewProps {
  slug: string;
  accent: string;
  theme: EmbedTheme;
}

/** The widget's tag, as in its README. */
const TAG = 'daybook-diary';

/**
 * The real widget as it will look in the owner's page. It takes no presses: one here would make a real
 * booking.
 */
export function WidgetPreview({ slug, accent, theme }: WidgetPreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => loadWidget(() => setHasFailed(true)), []);
  useEffect(() => {
    const diary = document.createElement(TAG);
    diary.setAttribute('slug', slug);
    frame.current?.replaceChildren(diary);
  }, [slug]);
  useEffect(() => {
    const diary = frame.current?.firstElementChild;
    diary?.setAttribute('accent', accent);
    diary?.setAttribute('theme', theme);
  }, [slug, accent, theme]);
  return hasFailed ? (
    <Notice tone="warning">{PREVIEW_FAILED}</Notice>
  ) : (
    <div className={styles.preview} role="group" aria-label={EMBED_PREVIEW} tabIndex={0}>
      <div ref={frame} inert />
    </div>
  );
}

/** Loads the script once in a page, and anew after a failure. Returns a function that stops listening. */
function loadWidget(onFailure: () => void): () => void {
  const known = document.querySelector<HTMLScriptElement>(`script[src="${pages.embedScript}"]`);
  const script = known ?? document.createElement('script');
  script.addEventListener('error', onFailure);
  if (!known) {
    script.src = pages.embedScript;
    // A script fails only once, and only those who listen then hear of it.
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
  }
  return () => script.removeEventListener('error', onFailure);
}
