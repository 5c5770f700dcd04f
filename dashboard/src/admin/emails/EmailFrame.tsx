import { useMemo, useRef, useState } from 'react';
import { dress, emailDocument } from '../../ui/email-document.ts';
import styles from './email-frame.module.css';

/** Pixels that the frame is high until the email is there. */
const HEIGHT_AT_FIRST = 480;

/** Shows an email's HTML in a frame in which no script runs and no link leads anywhere. */
export function EmailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT_AT_FIRST);
  const email = useMemo(() => emailDocument(html), [html]);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    dress(page, email.sheet);
    setHeight(page.documentElement.scrollHeight);
  };
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      // The frame has our origin, so that the email's styles can be given to it. No script runs in it that could use
      // that.
      sandbox="allow-same-origin"
      srcDoc={email.html}
      style={{ height }}
      onLoad={show}
    />
  );
}
