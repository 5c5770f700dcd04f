import styles from '../styles/embed.css?inline';

let shared: CSSStyleSheet | undefined;

/**
 * The widget's styles as a constructed style sheet, which the page's content security policy need not allow.
 */
function sharedSheet(): CSSStyleSheet {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(styles);
  }
  return shared;
}

/** A shadow root with the widget's styles, which change nothing outside it. */
export function shadowOf(host: HTMLElement, ...own: CSSStyleSheet[]): ShadowRoot {
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sharedSheet(), ...own];
  return shadow;
}

/** Adds to the styles of every diary in the page, those that are open included. */
export const addStyles = (more: string) => sharedSheet().replaceSync(styles + more);

/**
 * Sets the accent. The styles derive the other colours from it, and choose a text colour that can be read on
 * it.
 */
export function paint(looks: CSSStyleSheet, accent: string | null | undefined) {
  const isColour = accent && CSS.supports('color', accent);
  looks.replaceSync(isColour ? `:host{--daybook-accent:${accent}}` : '');
}
