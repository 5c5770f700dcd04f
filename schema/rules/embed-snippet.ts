import { colours } from '../figures/colours.ts';
import { pages } from '../words/routes.ts';
import { buildPath } from './path.ts';

/** The widget's own default. */
export const DEFAULT_ACCENT: string = colours.leaf.light;
export type EmbedTheme = 'auto' | 'light' | 'dark';

/** Shown without JavaScript, and until our script has run. */
const LINK_TEXT = 'Book online';

interface Embed {
  /** This server's origin, without a trailing slash. */
  origin: string;
  slug: string;
  /** '#rrggbb' */
  accent?: string;
  theme?: EmbedTheme;
}

/** Returns the two lines that add a diary to any page: the script, and the link that it replaces. */
export function embedSnippet({ origin, slug, accent = DEFAULT_ACCENT, theme = 'auto' }: Embed): string {
  const options = [
    `data-diary="${slug}"`,
    ...(accent === DEFAULT_ACCENT ? [] : [`data-accent="${accent}"`]),
    ...(theme === 'auto' ? [] : [`data-theme="${theme}"`]),
    'async',
  ];
  return [
    `<script src="${origin}${pages.embedScript}" ${options.join(' ')}></script>`,
    `<a href="${origin}${buildPath(pages.diary, { slug })}">${LINK_TEXT}</a>`,
  ].join('\n');
}
