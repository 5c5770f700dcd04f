/**
 * The shared sheet of all diaries on the page. It is constructed, so the page's content security policy need
 * not allow it. A browser that can't construct one stops this script here, and the page's links stay.
 */
const shared = new CSSStyleSheet();
const texts = new Set<string>();

addStyles('');

/** Adds to the styles of every diary on the page, once for each text. */
export function addStyles(text: string) {
  shared.replaceSync([...texts.add(text)].join(''));
}

/** Returns a shadow root with the widget's styles, which change nothing outside it. */
export function shadowOf(host: HTMLElement, ...own: CSSStyleSheet[]): ShadowRoot {
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [shared, ...own];
  return shadow;
}

/** Sets the accent. The styles derive the other colours from it, and a readable text colour for it. */
export function paint(looks: CSSStyleSheet, accent: string | null | undefined) {
  const isColour = accent && CSS.supports('color', accent);
  looks.replaceSync(isColour ? `:host{--daybook-accent:${accent}}` : '');
}
