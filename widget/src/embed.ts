/**
 * The script for other websites: imports the widget, and asks for the page's diaries at the same time. It puts a
 * diary or a button at each script tag, and opens a dialog for clicks on elements with `data-daybook`. Loaded twice,
 * the first copy serves both tags. It is a classic script, so it imports nothing at once.
 */

import widgetPath from 'virtual:widget-path';
import type { Responses } from './diary/server-calls.ts';
import type * as widget from './widget.ts';

const { currentScript: tag } = document;
// A module has no currentScript, but an error's stack begins in its file.
const address = tag instanceof HTMLScriptElement ? tag.src : new Error().stack;
const [origin = location.origin] = /https?:\/\/[^/]+/.exec(address ?? '') ?? [];
/** What is asked for already, also by another copy of this script; until the widget is there, the document keeps it. */
const ASKED = Symbol.for('daybook');
const asked: unknown = Reflect.get(document, ASKED);
const responses: Responses = asked instanceof Map ? asked : new Map();
Reflect.set(document, ASKED, responses);

/** Asks as server-calls.ts does, which takes the response. If the addresses differ, it asks again. */
function ask(element: Element, prefix: string, slug: string | null) {
  const valueOf = (name: string) => element.getAttribute(prefix + name);
  const names = valueOf('event') || !valueOf('service') ? ['event', 'date'] : ['date', 'service', 'person'];
  const query = names.flatMap((name) => {
    const value = valueOf(name);
    return value ? `${name === 'person' ? 'with' : name}=${encodeURIComponent(value)}` : [];
  });
  const call = [`${origin}/api/diary/${encodeURIComponent(slug ?? '')}`, query.join('&')]
    .filter(Boolean)
    .join('?');
  // Once the widget is there, its elements ask.
  if (!slug || responses.has(call) || window.Daybook) return;
  const loading = load(call);
  responses.set(call, loading);
  // The widget that takes the response reports a failure.
  loading.catch(() => undefined);
}

async function load(call: string) {
  const response = await fetch(call, { credentials: 'omit' });
  const body: unknown = await response.json().catch(() => null);
  return { ok: response.ok, status: response.status, body };
}

function askForElements() {
  for (const element of document.querySelectorAll('daybook-diary'))
    ask(element, '', element.getAttribute('slug'));
}

/**
 * The element placed for each tag: in memory, because a page that keeps a copy of its body would keep a mark in it
 * without what it stands for.
 */
const placed = new WeakMap<Element, Element>();

function place({ createDiary, floatingButton }: typeof widget) {
  for (const script of document.querySelectorAll<HTMLElement>('script[data-diary]')) {
    const { dataset, nextElementSibling: next } = script;
    const slug = dataset.diary ?? '';
    const isButton = dataset.mode === 'button';
    // A fixed button sticks to a transformed parent, and a tag in the head has no visible place of its own.
    const isAtEnd = isButton || !!script.closest('head');
    let host = placed.get(script);
    if (!host) {
      // A body that the page kept has the diary after its tag already.
      const isKept = !isAtEnd && next?.getAttribute('slug') === slug;
      host = isKept ? next : isButton ? floatingButton(slug, dataset) : createDiary(slug, dataset);
      placed.set(script, host);
      if (!isAtEnd) script.after(host);
    }
    if (isAtEnd && !host.isConnected) document.body.append(host);
    if (!host.childElementCount) hideLink(isButton ? script : host, slug, host);
  }
}

/**
 * Moves the link that follows into the host, whose shadow root hides it: it is for browsers where this script
 * doesn't run. An editor may have put it on a line or in a paragraph of its own.
 */
function hideLink({ nextElementSibling, parentElement }: Element, slug: string, host: Element) {
  let at = nextElementSibling ?? (parentElement?.matches('p') ? parentElement.nextElementSibling : null);
  while (at?.matches('br,p')) at = at.firstElementChild ?? at.nextElementSibling;
  if (at instanceof HTMLAnchorElement && at.pathname.endsWith(`/${slug}`) && !at.dataset.daybook)
    host.append(at);
}

function openFrom(event: MouseEvent) {
  const trigger = event.composedPath().find((at) => at instanceof HTMLElement && at.dataset.daybook);
  if (!(trigger instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  window.Daybook?.open(trigger.dataset.daybook ?? '', trigger.dataset);
  // Only now: where it doesn't open, a link leads to the hosted page.
  event.preventDefault();
}

if (tag instanceof HTMLScriptElement && tag.dataset.mode !== 'button')
  ask(tag, 'data-', tag.dataset.diary ?? null);
askForElements();
// Elements that the parser or a script adds meanwhile.
const added = new MutationObserver(askForElements);
added.observe(document, { childList: true, subtree: true });
void import(/* @vite-ignore */ origin + widgetPath)
  .then((module: typeof widget) => {
    const askToPlace = () => document.dispatchEvent(new Event(module.PLACE));
    if (module.register({ origin, responses })) {
      // While capturing: what is around a link may stop its clicks.
      document.addEventListener('click', openFrom, true);
      document.addEventListener(module.PLACE, () => document.body && place(module));
      // Places the rest once the parser has reached it: the body, or the link after the tag.
      document.addEventListener('DOMContentLoaded', askToPlace);
    }
    // Another copy of this script leaves its tag to the first.
    askToPlace();
  })
  .finally(() => {
    added.disconnect();
    Reflect.deleteProperty(document, ASKED);
  });
// While they load: a page's first use of time zones takes long on a slow phone.
new Date().toLocaleString('sv', { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
