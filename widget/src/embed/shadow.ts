declare global {
  interface ImportMeta {
    /** A file's own styles: the build writes them into it (vite.embed.config.ts). */
    readonly css: string;
  }
}

/**
 * The shared sheet of all diaries on the page. It is constructed, so the page's content security policy need
 * not allow it. A browser that can't construct one stops this module here, and the page's links stay.
 */
const shared = new CSSStyleSheet();
let texts = '';

/** Adds to the styles of every diary on the page. */
export function addStyles(text: string) {
  texts += text;
  shared.replaceSync(texts);
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
