import { useState } from 'react';
import { callAdmin, useAdminAnswer } from '../../api/admin.ts';
import { Card } from '../../ui/Card.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Section } from '../../ui/Layout.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Text } from '../../ui/Text.tsx';
import { loadFailureOf } from '../list/load-failure.ts';
import {
  KIND,
  KINDS_FAILED,
  PREVIEW_FAILED,
  previewOf,
  PREVIEWS,
  PREVIEWS_TEXT,
  SUBJECT,
  VERSION,
  VERSIONS,
} from './email-texts.ts';
import { useEmailKinds } from './email-kinds.ts';
import { EmailFrame } from './EmailFrame.tsx';
import styles from './previews.module.css';

type Version = (typeof VERSIONS)[number]['value'];

/** Shows how each kind of email looks. */
export function Previews() {
  const kinds = useEmailKinds();
  return (
    <Section title={PREVIEWS}>
      <Text tone="soft">{PREVIEWS_TEXT}</Text>
      <Loaded
        query={kinds}
        failed={loadFailureOf(kinds.error, KINDS_FAILED)}
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
  const email = useAdminAnswer(['email preview', chosen], (signal) =>
    callAdmin('previewEmail', { params: { kind: chosen }, signal }),
  );
  return (
    <>
      <div className={styles.choices}>
        <Select
          label={KIND}
          choices={kinds.map(({ kind, name }) => ({ value: kind, label: name }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <RadioGroup label={VERSION} choices={VERSIONS} value={version} onChoose={setVersion} />
      </div>
      <Loaded
        query={email}
        failed={loadFailureOf(email.error, PREVIEW_FAILED)}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {({ name, subject, html, text }) => (
          <Card>
            <Text weight="medium" className={styles.subject}>
              <Text as="span" tone="soft">
                {SUBJECT}:{' '}
              </Text>
              {subject}
            </Text>
            {version === 'html' ? (
              <EmailFrame key={chosen} title={previewOf(name)} html={html} />
            ) : (
              <pre className={styles.plain}>{text}</pre>
            )}
          </Card>
        )}
      </Loaded>
    </>
  );
}
