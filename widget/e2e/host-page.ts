/** Other people's pages with a diary in them, and what must stay unchanged in these. */

import { expect, type Page, type Request } from '@playwright/test';
import type { LaunchedServer } from '../../server/test/launch.ts';

/**
 * Opens a page of the example sites' origin with only this content. `%DAYBOOK_URL%` is filled in. The content
 * replaces that of a page that was really served: the browser lets no invented answer call a local server.
 */
export async function openHostPage(
  page: Page,
  daybook: LaunchedServer,
  { head = '', body, query = '' }: { head?: string; body: string; query?: string },
) {
  await page.goto(`${daybook.examplesUrl}/${query}`);
  const html = `<!doctype html>
<html lang="en">
  <head>
    <title>A host page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${head}
  </head>
  <body><main><h1>A host page</h1>${body}</main></body>
</html>`;
  await page.setContent(html.replaceAll('%DAYBOOK_URL%', daybook.url));
}

/** The script that every host page has. */
export const EMBED = '<script src="%DAYBOOK_URL%/embed.js" async></script>';

/** The paths that the page asks of an origin from now on, in order. */
export function requestsTo(page: Page, origin: string): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.origin === origin) paths.push(`${request.method()} ${url.pathname}${url.search}`);
  });
  return paths;
}

/** What every diary begins with: the script's module. */
export const MODULE: unknown = expect.stringMatching(/^GET \/embed\/widget-[\w-]+\.js$/);

/** The paths without what follows, which may or may not have come once the first times are on view. */
export const withoutLater = (paths: readonly string[]) =>
  paths.filter((path) => !path.startsWith('GET /embed/later-'));

/** Loads the page as if Daybook's script were empty, to learn what the page is like by itself. */
export async function withoutDaybook<Answer>(
  page: Page,
  daybook: LaunchedServer,
  look: () => Promise<Answer>,
): Promise<Answer> {
  const script = `${daybook.url}/embed.js`;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const answer = await look();
  await page.unroute(script);
  return answer;
}

/**
 * Everything that a widget could disturb: the styles of every element of the page, its head, globals, title,
 * scrolling, storage, history and style sheets, and the listeners of the window and the document. It waits
 * until the page is at rest: typefaces and pictures are loaded, nothing moves, and it looks the same twice.
 */
export async function lookOf(page: Page) {
  await comeToRest(page);
  let before = await lookNow(page);
  for (;;) {
    const now = await lookNow(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

function comeToRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

function lookNow(page: Page) {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // The page's size depends on its content, and these follow from its size.
    const sized = /^(height|block-size|perspective-origin|transform-origin|bottom|inset-block-end)$/;
    const isOurs = (element: Element) => element.matches('daybook-diary, daybook-diary *');
    const styles = [...document.querySelectorAll('*')]
      .filter((element) => !isOurs(element))
      .map((element) => {
        const computed = getComputedStyle(element);
        const values = [...computed].filter((name) => !sized.test(name));
        return `${element.localName} ${values.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';')}`;
      });
    return {
      styles,
      head: document.head.innerHTML,
      attributes: [document.documentElement, document.body].flatMap((element) =>
        [...element.attributes].map(({ name, value }) => `${name}=${value}`),
      ),
      globals: Object.getOwnPropertyNames(window).sort(),
      title: document.title,
      address: location.href,
      history: history.length,
      scrolled: [window.scrollX, window.scrollY],
      adoptedSheets: document.adoptedStyleSheets.length,
      sheets: document.styleSheets.length,
      cookie: document.cookie,
      stored: localStorage.length + sessionStorage.length,
    };
  });
}

/**
 * The listeners of the window, the document and its body, as the browser itself knows them: 'document click'.
 */
export async function listenersOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const name of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression: name });
    const { objectId = '' } = result;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    found.push(...listeners.map(({ type }) => `${name} ${type}`));
  }
  await session.detach();
  return found.sort();
}

/** A promise and the function that resolves it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
