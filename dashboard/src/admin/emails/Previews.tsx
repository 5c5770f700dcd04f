import { useState, useMemo, useRef } from 'react';
import { useCall } from '#api/use-call.ts';
import { Card } from '#ui/Card.tsx';
import { dress, emailDocument } from '#ui/email-document.ts';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Section } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { loadFailureOf } from '../list/list-texts.ts';
import * as texts from './email-texts.ts';
import { choicesOf, useEmailKinds } from './use-email-kinds.ts';
import styles from '../admin.module.css';

type Version = (typeof texts.VERSIONS)[number]['value'];

export function Previews() {
  const kinds = useEmailKinds();
  return (
    <Section title={texts.PREVIEWS}>
      <Text tone="soft">{texts.PREVIEWS_TEXT}</Text>
      <Loaded
        query={kinds}
        failed={loadFailureOf(kinds.error, texts.KINDS_FAILED)}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {(found) => <Preview kinds={found} />}
      </Loaded>
    </Section>
  );
}

function Preview({ kinds }: { kinds: readonly { kind: string; name: string }[] }) {
  const [chosen, setChosen] = useState(kinds[0]?.kind ?? '');
  const [version, setVersion] = useState<Version>('html');
  const email = useCall('previewEmail', { params: { kind: chosen } });
  return (
    <>
      <div className={styles.choices}>
        <Select label={texts.KIND} choices={choicesOf(kinds)} value={chosen} onChoose={setChosen} />
        <RadioGroup label={texts.VERSION} choices={texts.VERSIONS} value={version} onChoose={setVersion} />
      </div>
      <Loaded
        query={email}
        failed={loadFailureOf(email.error, texts.PREVIEW_FAILED)}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {({ name, subject, html, text }) => (
          <Card>
            <Text weight="medium" className={styles.subject}>
              <Text as="span" tone="soft">
                {texts.SUBJECT}:{' '}
              </Text>
              {subject}
            </Text>
            {version === 'html' ? (
              <EmailFrame key={chosen} title={texts.previewOf(name)} html={html} />
            ) : (
              <pre className={styles.plain}>{text}</pre>
            )}
          </Card>
        )}
      </Loaded>
    </>
  );
}

/** Height of the frame in pixels until the email has loaded. */
const HEIGHT_AT_FIRST = 480;

/** Shows an email's HTML in a frame where scripts don't run and links lead nowhere. */
function EmailFrame({ title, html }: { title: string; html: string }) {
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
      // The email needs our origin for its styles. No script runs in the frame, so none can abuse it.
      sandbox="allow-same-origin"
      srcDoc={email.html}
      style={{ height }}
      onLoad={show}
    />
  );
}
