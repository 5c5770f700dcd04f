import { useState } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Caption } from './Caption.tsx';
import { DEFAULT_ACCENT, embedSnippet, type EmbedTheme } from '@daybook/schema/rules/embed-snippet';
import styles from './embed.module.css';
import {
  EMBED_ACCENT,
  EMBED_CODE,
  EMBED_EXPLAINED,
  EMBED_PREVIEW,
  EMBED_THEME,
  EMBED_THEMES,
} from './share-texts.ts';
import { WidgetPreview } from './WidgetPreview.tsx';

const themes = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: EMBED_THEMES[value] }));

/** The lines to paste into a website, in the colour and theme chosen here, and a preview of the result. */
export function Embed({ slug }: { slug: string }) {
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
      <Caption>{EMBED_PREVIEW}</Caption>
      <WidgetPreview {...{ slug, accent, theme }} />
    </Stack>
  );
}
