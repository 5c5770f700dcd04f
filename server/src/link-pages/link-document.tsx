import { renderToString } from 'hono/jsx/dom/server';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { documentOf, PlainBody, PrivateHead, type Look } from '../pages/document.tsx';

/** What the page behind an emailed link shows, and what can be done there. */
export interface LinkView {
  /** The business whose page it is, with its diary; null for our own. */
  business: { name: string; href: string } | null;
  title: string;
  lead?: string;
  facts: readonly Fact[];
  /** What matters before anything is done. */
  notes?: readonly string[];
  lines: readonly string[];
  form?: LinkForm;
  actions: readonly LinkAction[];
  foot?: readonly { label: string; href: string }[];
}

interface Fact {
  label: string;
  /** An empty one isn't shown. */
  value: string;
}

interface LinkForm {
  /** Sent with every button. */
  hidden: Readonly<Record<string, string>>;
  fields: readonly LinkField[];
  /** Why the form was refused. */
  problem: string | null;
}

interface LinkField {
  name: string;
  label: string;
  autocomplete: string;
  value: string;
  problem: string | undefined;
}

/** A link, or a button that posts `change`. */
export type LinkAction =
  | { label: string; href: string }
  | { label: string; change: string; isPrimary: boolean };

interface Link {
  path: string;
  token: string;
}

/** Returns a page without scripts. */
export function linkDocument(view: LinkView, link: Link, look: Look): string {
  const { business, title, lead, facts, notes = [], lines, form, foot = [] } = view;
  const owner = business ?? { name: PRODUCT_NAME, href: pages.home };
  return documentOf(
    look,
    <PrivateHead title={`${title} · ${owner.name}`} />,
    renderToString(
      <PlainBody owner={owner}>
        {/* The focus moves to what has changed, as on pages with a script. */}
        <h1 class="display" tabindex={-1} autofocus={!form?.problem}>
          {title}
        </h1>
        {lead && <p class="lead">{lead}</p>}
        <Facts facts={facts} />
        {notes.map((text) => (
          <p class="change">{text}</p>
        ))}
        {lines.map((text) => (
          <p class="lead">{text}</p>
        ))}
        <Actions view={view} link={link} />
        {foot.length > 0 && (
          <p class="lead">
            {foot.map(({ label, href }) => (
              <a class="link" href={href} rel="noreferrer">
                {label}
              </a>
            ))}
          </p>
        )}
      </PlainBody>,
    ),
  );
}

function Facts({ facts }: Pick<LinkView, 'facts'>) {
  return (
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
  );
}

function Actions({ view: { form, actions }, link: { path, token } }: { view: LinkView; link: Link }) {
  const ways = actions.map((action) =>
    'href' in action ? (
      <a class="primary" href={action.href}>
        {action.label}
      </a>
    ) : (
      <button class={action.isPrimary ? 'primary' : 'second'} name="change" value={action.change}>
        {action.label}
      </button>
    ),
  );
  if (!actions.some((action) => 'change' in action)) return <div class="acts">{ways}</div>;
  return (
    <form method="post" action={path}>
      {Object.entries({ token, ...form?.hidden }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {form?.problem && (
        <div class="banner" role="alert">
          <p>{form.problem}</p>
        </div>
      )}
      {form?.fields.map((field, at) => (
        <Field {...field} isFirst={form.fields.findIndex(({ problem }) => problem) === at} />
      ))}
      <div class="acts">{ways}</div>
    </form>
  );
}

/** The first field with a problem gets the focus. */
function Field(props: LinkField & { isFirst: boolean }) {
  const { name, label, autocomplete, value, problem, isFirst } = props;
  const id = `problem-${name}`;
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        value={value}
        autocomplete={autocomplete}
        autofocus={isFirst}
        {...(problem ? { 'aria-invalid': 'true', 'aria-describedby': id } : {})}
      />
      {problem && (
        <p class="problem" id={id}>
          {problem}
        </p>
      )}
    </div>
  );
}
