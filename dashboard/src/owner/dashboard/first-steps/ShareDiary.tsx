import Download from 'lucide-react/icons/download';
import { useRef, useState, useEffect } from 'react';
import { encode } from 'uqr';
import type { Business } from '@daybook/schema/contract/business';
import { DEFAULT_ACCENT, embedSnippet, type EmbedTheme } from '@daybook/schema/rules/embed-snippet';
import { pages } from '@daybook/schema/words/routes';
import { diaryAddress } from '#owner/businesses.ts';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Stack, Row } from '#ui/Layout.tsx';
import { Notice } from '#ui/Notice.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Text } from '#ui/Text.tsx';
import { DiaryLink } from './DiaryLink.tsx';
import styles from '../dashboard.module.css';

const DIARY_LINK = 'Diary link';
const QR_CODE = 'QR code';
const QR_EXPLAINED = 'Opens your diary on a phone. Print it for a window, counter or card.';
const QR_DOWNLOAD = 'Download as SVG';
const qrOf = (address: string) => `QR code of ${address}`;
const EMBED = 'On your own website';
const EMBED_EXPLAINED = 'Paste these two lines into the page where you want the diary to appear.';
const EMBED_ACCENT = 'Accent colour';
const EMBED_THEME = 'Theme';
const EMBED_THEMES = { auto: 'Match device', light: 'Light', dark: 'Dark' } as const;
const EMBED_PREVIEW = 'Preview';
const EMBED_CODE = 'Code to paste';
const PREVIEW_FAILED = 'We couldn’t load the preview. The code will still work.';

export function ShareDiary({ business }: { business: Business }) {
  return (
    <Stack gap={16}>
      <DiaryLink business={business} what={DIARY_LINK.toLowerCase()} name={DIARY_LINK} />
      <QrCode address={diaryAddress(business)} fileName={business.diary_slug} />
      <Disclosure summary={EMBED}>
        <Embed slug={business.diary_slug} />
      </Disclosure>
    </Stack>
  );
}

/** The QR standard requires a border of four light modules. */
const BORDER = 4;

/** Always dark on light, because people scan it in print. */
function QrCode({ address, fileName }: { address: string; fileName: string }) {
  const image = useRef<SVGSVGElement>(null);
  const { data, size } = encode(address, { border: BORDER, ecc: 'M' });
  const dots = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const download = () => {
    if (!image.current) return;
    const file = new Blob([new XMLSerializer().serializeToString(image.current)], { type: 'image/svg+xml' });
    saveFile(`${fileName}.svg`, file);
  };
  return (
    <Row className={styles.qr}>
      <svg
        ref={image}
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={qrOf(address)}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={dots} fill="#000000" />
      </svg>
      <Stack gap={8} className={styles.beside}>
        <Text as="h3" size={16} weight="medium">
          {QR_CODE}
        </Text>
        <p>{QR_EXPLAINED}</p>
        <div>
          <Button onClick={download}>
            <Icon icon={Download} />
            {QR_DOWNLOAD}
          </Button>
        </div>
      </Stack>
    </Row>
  );
}

const themes = (['auto', 'light', 'dark'] as const).map((value) => ({
  value,
  label: EMBED_THEMES[value],
}));

function Embed({ slug }: { slug: string }) {
  const [accent, setAccent] = useState(DEFAULT_ACCENT);
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const snippet = embedSnippet({ origin: window.location.origin, slug, accent, theme });
  return (
    <Stack gap={16}>
      <p>{EMBED_EXPLAINED}</p>
      <Row gap={24} align="start" className={styles.choices}>
        <TextField
          label={EMBED_ACCENT}
          type="color"
          value={accent}
          onChange={(event) => setAccent(event.target.value)}
        />
        <RadioGroup label={EMBED_THEME} choices={themes} value={theme} onChoose={setTheme} />
      </Row>
      <figure className={styles.code}>
        <figcaption>{EMBED_CODE}</figcaption>
        <pre tabIndex={0} aria-label={EMBED_CODE}>
          <code>{snippet}</code>
        </pre>
        <CopyButton text={snippet} what={EMBED_CODE.toLowerCase()} />
      </figure>
      <Text as="h3" size={16} weight="medium">
        {EMBED_PREVIEW}
      </Text>
      <WidgetPreview slug={slug} accent={accent} theme={theme} />
    </Stack>
  );
}

interface WidgetPreviewProps {
  slug: string;
  accent: string;
  theme: EmbedTheme;
}

const TAG = 'daybook-diary';

/** Shows the real widget. It can't be clicked, because that could make a real booking. */
function WidgetPreview({ slug, accent, theme }: WidgetPreviewProps) {
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

/** Loads the script once per page, and again after a failure. Returns a function that removes `onFailure`. */
function loadWidget(onFailure: () => void): () => void {
  const known = document.querySelector<HTMLScriptElement>(`script[src="${pages.embedScript}"]`);
  const script = known ?? document.createElement('script');
  script.addEventListener('error', onFailure);
  if (!known) {
    script.src = pages.embedScript;
    // A script fails only once, so it is removed for the next call to load it again.
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
  }
  return () => script.removeEventListener('error', onFailure);
}
