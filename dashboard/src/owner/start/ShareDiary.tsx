import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import {
  DIARY_LINK,
  EMBED,
  EMBED_ACCENT,
  EMBED_CODE,
  EMBED_EXPLAINED,
  EMBED_PREVIEW,
  EMBED_THEME,
  EMBED_THEMES,
} from '../dashboard/dashboard-texts.ts';
import { diaryAddress, diaryAddressToRead } from '../diary-address.ts';
import { DEFAULT_ACCENT, embedSnippet, type EmbedTheme } from './embed-snippet.ts';
import { QrCode } from './QrCode.tsx';
import styles from './share-diary.module.css';
import { WidgetPreview } from './WidgetPreview.tsx';

/** The diary's address in all its forms: to send, to print, to put on one's own website. */
export function ShareDiary({ business }: { business: Business }) {
  const address = diaryAddress(business);
  return (
    <Stack gap={16}>
      <div className={styles.link}>
        <a href={address} target="_blank" rel="noopener" aria-label={`${DIARY_LINK}: ${address}`}>
          {diaryAddressToRead(business)}
        </a>
        <CopyButton text={address} what={DIARY_LINK.toLowerCase()} />
      </div>
      <QrCode address={address} fileName={business.diary_slug} />
      <Disclosure summary={EMBED}>
        <Embed slug={business.diary_slug} />
      </Disclosure>
    </Stack>
  );
}

const themes = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: EMBED_THEMES[value] }));

function Embed({ slug }: { slug: string }) {
  const [accent, setAccent] = useState(DEFAULT_ACCENT);
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const snippet = embedSnippet({ origin: window.location.origin, slug, accent, theme });
  return (
    <Stack gap={16}>
      <p>{EMBED_EXPLAINED}</p>
      <div className={styles.choices}>
        <TextField
          label={EMBED_ACCENT}
          type="color"
          value={accent}
          onChange={(event) => setAccent(event.target.value)}
        />
        <RadioGroup label={EMBED_THEME} choices={themes} value={theme} onChoose={setTheme} />
      </div>
      <figure className={styles.code}>
        <figcaption>{EMBED_CODE}</figcaption>
        <pre tabIndex={0} aria-label={EMBED_CODE}>
          <code>{snippet}</code>
        </pre>
        <CopyButton text={snippet} what={EMBED_CODE.toLowerCase()} />
      </figure>
      <h3 className={styles.caption}>{EMBED_PREVIEW}</h3>
      <WidgetPreview {...{ slug, accent, theme }} />
    </Stack>
  );
}
