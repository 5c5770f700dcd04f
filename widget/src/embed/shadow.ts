import styles from '../styles/embed.css?inline';

let shared: CSSStyleSheet | undefined;

/** The widget's styles as a constructed style sheet: it needs no permission of the page's content security policy. */
function sharedSheet(): CSSStyleSheet {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(styles);
  }
  return shared;
}

/** A shadow root with the widget's styles, which touch nothing outside. */
export function shadowOf(host: HTMLElement, ...own: CSSStyleSheet[]): ShadowRoot {
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sharedSheet(), ...own];
  return shadow;
}

/** Adds to the styles of every diary in the page, those that are open included. */
export const addStyles = (more: string) => sharedSheet().replaceSync(styles + more);

/** The styles make the other colours from the accent, and choose a text colour that can be read on it. */
export function paint(looks: CSSStyleSheet, accent: string | null | undefined) {
  const isColour = accent && CSS.supports('color', accent);
  looks.replaceSync(isColour ? `:host{--daybook-accent:${accent}}` : '');
}
