import type { Child } from 'hono/jsx';
import { renderToString } from 'hono/jsx/dom/server';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { LinkPagesBuild } from '../pages/client-builds.ts';
import { documentOf, PlainBody, PrivateHead } from '../pages/document.tsx';

interface PageView {
  /** The business whose page it is, with its diary; null for our own. */
  business: { name: string; href: string } | null;
  title: string;
}

/** What the page behind an emailed link shows, and what can be done there. */
export interface LinkView extends PageView {
  lead?: string;
  facts: readonly Fact[];
  /** What matters before anything is done. */
  notes?: readonly string[];
  lines: readonly string[];
  form?: LinkForm;
  actions: readonly LinkAction[];
  foot?: readonly { label: string; href: string }[];
}

/** A page that draws itself, below its title, and has something for the script to do. */
export interface DrawnView extends PageView {
  emblem?: Child;
  content: Child;
  /** Whether something else than the title gets the focus. */
  hasFocus?: boolean;
}

export interface Fact {
  label: string;
  /** An empty one isn't shown. */
  value: Child;
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

/** Where a page's forms go, and what they carry on from its address. */
export interface LinkTo {
  path: string;
  token: string;
  carried: Readonly<Record<string, string>>;
}

export function linkDocument(view: LinkView | DrawnView, to: LinkTo, build: LinkPagesBuild): string {
  const { business, title } = view;
  const owner = business ?? { name: PRODUCT_NAME, href: pages.home };
  const isDrawn = 'content' in view;
  return documentOf(
    build,
    <PrivateHead title={`${title} · ${owner.name}`} />,
    renderToString(
      <>
        <PlainBody owner={owner}>
          {isDrawn && view.emblem}
          {/* The focus moves to what has changed, as on pages with a script. */}
          <h1 class="display" tabindex={-1} autofocus={isDrawn ? !view.hasFocus : !view.form?.problem}>
            {title}
          </h1>
          {isDrawn ? view.content : <Told view={view} to={to} />}
        </PlainBody>
        {isDrawn && <script type="module" src={build.script} />}
      </>,
    ),
  );
}

function Told({ view, to }: { view: LinkView; to: LinkTo }) {
  const { lead, facts, notes = [], lines, foot = [] } = view;
  return (
    <>
      {lead && <p class="lead">{lead}</p>}
      <Facts facts={facts} />
      {notes.map((text) => (
        <p class="change">{text}</p>
      ))}
      {lines.map((text) => (
        <p class="lead">{text}</p>
      ))}
      <Actions view={view} to={to} />
      {foot.length > 0 && (
        <p class="lead">
          {foot.map(({ label, href }) => (
            <a class="link" href={href} rel="noreferrer">
              {label}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

export function Facts({ facts }: Pick<LinkView, 'facts'>) {
  return (
    <dl class="box crumbs">
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ label, value }) => (
          <div class="crumb">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A form that changes something: its buttons name the change. */
export function ChangeForm({ to, children }: { to: LinkTo; children: Child }) {
  return (
    <form method="post" action={to.path}>
      <Carried to={to} />
      {children}
    </form>
  );
}

export function Carried({ to: { token, carried } }: { to: LinkTo }) {
  return (
    <>
      {Object.entries({ token, ...carried }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** Says why something was refused, and gets the focus, so that it is read out. */
export function Refused({ children, hasFocus = true }: { children: Child; hasFocus?: boolean }) {
  return (
    <div class="banner" role="alert" {...(hasFocus ? { tabindex: -1, autofocus: true } : {})}>
      <p>{children}</p>
    </div>
  );
}

function Actions({ view: { form, actions }, to }: { view: LinkView; to: LinkTo }) {
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
    <ChangeForm to={to}>
      {Object.entries(form?.hidden ?? {}).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {form?.problem && <Refused hasFocus={false}>{form.problem}</Refused>}
      {form?.fields.map((field, at) => (
        <Field {...field} isFirst={form.fields.findIndex(({ problem }) => problem) === at} />
      ))}
      <div class="acts">{ways}</div>
    </ChangeForm>
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
