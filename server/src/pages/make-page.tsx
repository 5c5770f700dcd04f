import type { RenderedSitePage, SentForm, SiteFacts, SitePage } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';
import { buildPath } from '@daybook/schema/rules/path';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages, sitePicturePath } from '@daybook/schema/words/routes';
import { policyWithStyles, type Headers } from '../http/headers.ts';
import { SITE_ASSETS, type Manifest, type PublicPagesBuild, type SiteBuild } from './client-builds.ts';
import { Data, documentOf, DrawnWhenRead, SharedPicture } from './document.tsx';
import { inlineStyles, type InlineStyles } from './inline-styles.ts';

export interface MadePage {
  html: string;
  headers: Headers;
}

/** Facts that an admin can change while the process runs. */
export type ChangingFacts = Pick<SiteFacts, 'freeTrialHours' | 'testimonials'>;

interface Seen {
  user: User | null;
  form: SentForm | null;
  changing: ChangingFacts;
}

/** Facts that stay the same while the process runs. */
export type SettledFacts = Omit<SiteFacts, keyof ChangingFacts>;

interface MakePage {
  (name: SitePage['name'], seen: Seen): MadePage;
  /** The page's title, without the product's name. */
  headingOf: (name: SitePage['name']) => string;
}

/** The id of an empty element after everything that is drawn. */
const END_ID = 'page-end';

/** Makes public pages from the dashboard's build. Throws for a page whose files are missing. */
export function createMakePage(
  { publicPages, diaryPage: { icon } }: Pick<SiteBuild, 'publicPages' | 'diaryPage'>,
  settled: SettledFacts,
): MakePage {
  const { manifest, faces, renderer } = publicPages;
  const kept = new Map<SitePage['name'], InlineStyles>();
  // Joined and hashed once, because a page is rendered again for each visitor who is logged in.
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
    const scripts = new Set(page.scripts.flatMap((module) => scriptsOf(module, manifest)));
    const head = (
      <>
        <DrawnWhenRead id={END_ID} />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {name === 'notFound' ? (
          <meta name="robots" content="noindex" />
        ) : (
          <Shared
            page={page}
            url={settled.origin + sitePages[name]}
            picture={settled.origin + buildPath(sitePicturePath, { name: `${name}.png` })}
          />
        )}
      </>
    );
    const endOfHead = (
      <>
        {page.data.map((value) => (
          <Data type="application/ld+json" value={value} />
        ))}
        {[...scripts].map((file) => (
          <script type="module" src={SITE_ASSETS + file} />
        ))}
      </>
    );
    const body = `${page.body}<template id="${END_ID}"></template>`;
    const html = documentOf({ styles, faces, icon }, head, body, endOfHead);
    return { html, headers: policyWithStyles(styles.hash) };
  };
  // No title depends on the changing facts.
  const nobody = { user: null, form: null, changing: { freeTrialHours: null, testimonials: [] } };
  return Object.assign(make, { headingOf: (name: SitePage['name']) => render(name, nobody).heading });
}

function Shared({ page, url, picture }: { page: RenderedSitePage; url: string; picture: string }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="en_GB" />
      <SharedPicture address={picture} alt={page.heading} />
    </>
  );
}

/** Returns the styles of these modules and of all that they import. Throws for a module without a build. */
function pageStyles(modules: readonly string[], { manifest, files }: PublicPagesBuild): InlineStyles {
  const names = new Set(modules.flatMap((module) => stylesOf(module, manifest)));
  const decoder = new TextDecoder();
  const text = [...names].map((name) => decoder.decode(files.get(name)?.content)).join('');
  return inlineStyles(text);
}

/** Returns what the module imports too, so that a browser asks for all of it at once. */
function scriptsOf(module: string, manifest: Manifest): string[] {
  const built = manifest[module];
  return built ? [...built.imports.flatMap((imported) => scriptsOf(imported, manifest)), built.file] : [];
}

/** Returns the styles of imported modules first, because a module's own may override them. */
function stylesOf(module: string, manifest: Manifest): string[] {
  const built = manifest[module];
  if (!built) throw new Error(`${module} is not built. Build again: npm run build`);
  return [...built.imports.flatMap((imported) => stylesOf(imported, manifest)), ...built.css];
}
