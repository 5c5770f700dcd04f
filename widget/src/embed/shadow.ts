import styles from '../styles/embed.css?inline';

let shared: CSSStyleSheet | undefined;

/**
 * A shadow root with the widget's styles. As constructed style sheets they need no permission of the
 * page's content security policy, and touch nothing outside.
 */
export function shadowOf(host: HTMLElement, ...own: CSSStyleSheet[]): ShadowRoot {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(styles);
  }
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [shared, ...own];
  return shadow;
}

/** The styles make the other colours from the accent, and choose a text colour that can be read on it. */
export function paint(looks: CSSStyleSheet, accent: string | null | undefined) {
  const isColour = accent && CSS.supports('color', accent);
  looks.replaceSync(isColour ? `:host{--daybook-accent:${accent}}` : '');
}
