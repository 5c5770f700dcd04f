import { useMemo, useRef, useState } from 'react';
import { dress, letterDocument } from './letter-document.ts';
import styles from './letter-frame.module.css';

/** Pixels, until the letter is there. */
const HEIGHT_AT_FIRST = 480;

/** A letter in HTML, in a frame where nothing runs and from which nothing leads. */
export function LetterFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT_AT_FIRST);
  const letter = useMemo(() => letterDocument(html), [html]);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    dress(page, letter.sheet);
    setHeight(page.documentElement.scrollHeight);
  };
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      // Same origin, so that its styles can be given to it; without scripts, nobody else can use that.
      sandbox="allow-same-origin"
      srcDoc={letter.html}
      style={{ height }}
      onLoad={show}
    />
  );
}
