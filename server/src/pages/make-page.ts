import type { SentForm, SiteFacts, SitePage } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';
import { buildPath } from '@daybook/schema/rules/path';
import { sitePages, sitePicturePath } from '@daybook/schema/words/routes';
import { policyWithStyles, type Headers } from '../http/headers.ts';
import { SITE_ASSETS, type Manifest, type PublicPagesBuild, type SiteBuild } from './client-builds.ts';
import { inlineStyles, type InlineStyles } from './inline-styles.ts';
import { siteDocument } from './site-document.tsx';

export interface MadePage {
  html: string;
  /** Beyond those of every page. */
  headers: Headers;
}

/** What an admin can change while the process runs. */
export type ChangingFacts = Pick<SiteFacts, 'freeTrialHours' | 'testimonials'>;

/** What differs from one answer to the next. */
interface Seen {
  user: User | null;
  form: SentForm | null;
  changing: ChangingFacts;
}

/** What pages are told that stays while the process runs. */
export type SettledFacts = Omit<SiteFacts, keyof ChangingFacts>;

interface MakePage {
  (name: SitePage['name'], seen: Seen): MadePage;
  /** The page's title, without the product's name. */
  headingOf: (name: SitePage['name']) => string;
}

/** Makes public pages of what the dashboard's build left. Throws for a page whose files are missing. */
export function createMakePage(
  { publicPages, diaryPage: { icon } }: Pick<SiteBuild, 'publicPages' | 'diaryPage'>,
  settled: SettledFacts,
): MakePage {
  const { manifest, faces, renderer } = publicPages;
  const addressOf = (file: string) => SITE_ASSETS + file;
  const kept = new Map<SitePage['name'], InlineStyles>();
  /** Joined and hashed once: a page is made anew for everybody who is signed in. */
  const stylesOf = (name: SitePage['name'], modules: readonly string[]): InlineStyles => {
    const styles = kept.get(name) ?? pageStyles(modules, publicPages);
    kept.set(name, styles);
    return styles;
  };
  const render = (name: SitePage['name'], { changing, ...seen }: Seen) =>
    renderer.renderSitePage({ name, facts: { ...settled, ...changing }, ...seen });
  const make = (name: SitePage['name'], seen: Seen): MadePage => {
    const page = render(name, seen);
    const styles = stylesOf(name, page.styles);
    const scripts = page.scripts.flatMap((module) => manifest[module]?.file ?? []);
    const html = siteDocument({
      page,
      shared:
        name === 'notFound'
          ? null
          : {
              url: settled.origin + sitePages[name],
              picture: settled.origin + buildPath(sitePicturePath, { name: `${name}.png` }),
            },
      styles,
      scripts: scripts.map(addressOf),
      faces,
      icon,
    });
    return { html, headers: policyWithStyles(styles.hash) };
  };
  // No title depends on what changes.
  const nobody = { user: null, form: null, changing: { freeTrialHours: null, testimonials: [] } };
  return Object.assign(make, { headingOf: (name: SitePage['name']) => render(name, nobody).heading });
}

/** The styles of these modules and of all that they import. Throws for a module that was not built. */
function pageStyles(modules: readonly string[], { manifest, files }: PublicPagesBuild): InlineStyles {
  const names = new Set(modules.flatMap((module) => stylesOf(module, manifest)));
  const decoder = new TextDecoder();
  const text = [...names].map((name) => decoder.decode(files.get(name)?.content)).join('');
  return inlineStyles(text);
}

/** Those of what it imports come first, since its own may change them. */
function stylesOf(module: string, manifest: Manifest): string[] {
  const built = manifest[module];
  if (!built) throw new Error(`${module} is not built. Build again: npm run build`);
  return [...built.imports.flatMap((imported) => stylesOf(imported, manifest)), ...built.css];
}
