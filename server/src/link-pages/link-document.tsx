import { renderToString } from 'hono/jsx/dom/server';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { documentOf, PrivateHead, type Look } from '../pages/document.tsx';

/** What the page behind an emailed link shows, and what can be done there. */
export interface LinkView {
  /** The business whose page it is, with its diary; null for our own. */
  business: { name: string; href: string } | null;
  title: string;
  facts: readonly Fact[];
  lines: readonly string[];
  action: LinkAction;
}

interface Fact {
  label: string;
  /** An empty one isn't shown. */
  value: string;
}

/** A link, or a button that posts `change`. */
export type LinkAction =
  { label: string; href: string } | { label: string; change: string; isPrimary: boolean };

interface Link {
  path: string;
  token: string;
}

/** Returns a page without scripts. */
export function linkDocument(view: LinkView, link: Link, look: Look): string {
  const { business, title, facts, lines, action } = view;
  const owner = business ?? { name: PRODUCT_NAME, href: pages.home };
  return documentOf(
    look,
    <PrivateHead title={`${title} · ${owner.name}`} />,
    renderToString(
      <div class="page">
        <header class="brand">
          <a class="display" href={owner.href}>
            {owner.name}
          </a>
        </header>
        <main class="daybook">
          <div class="diary closed">
            {/* The focus moves to what has changed, as on pages with a script. */}
            <h1 class="display" tabindex={-1} autofocus>
              {title}
            </h1>
            <dl class="box crumbs">
              {facts
                .filter(({ value }) => value)
                .map(({ label, value }) => (
                  <div class="crumb">
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
            </dl>
            {lines.map((text) => (
              <p class="lead">{text}</p>
            ))}
            <Action action={action} link={link} />
          </div>
        </main>
        <footer class="foot">
          <a href={pages.home}>{`About ${PRODUCT_NAME}`}</a>
        </footer>
      </div>,
    ),
  );
}

function Action({ action, link: { path, token } }: { action: LinkAction; link: Link }) {
  if ('href' in action)
    return (
      <a class="primary" href={action.href}>
        {action.label}
      </a>
    );
  return (
    <form method="post" action={path}>
      <input type="hidden" name="token" value={token} />
      <button class={action.isPrimary ? 'primary' : 'second'} name="change" value={action.change}>
        {action.label}
      </button>
    </form>
  );
}
