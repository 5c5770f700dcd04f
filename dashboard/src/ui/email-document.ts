/**
 * Makes an email's HTML displayable. Our pages' policy refuses inline styles, also in the frame that shows
 * the email, so they are taken out of the HTML and set through objects, which the policy allows.
 */
interface EmailDocument {
  /** The email without its styles and its links' addresses. */
  html: string;
  sheet: string;
}

const STYLE_ELEMENT = /<style>([^<]*)<\/style>/g;
/** The attribute that keeps each element's own style. */
const KEPT_STYLE = 'data-style';

/**
 * Takes the styles and the links' addresses out of an email's HTML. Its texts escape quotes as `&quot;`, so
 * whatever looks like an attribute is one.
 */
export function emailDocument(html: string): EmailDocument {
  const sheets = [...html.matchAll(STYLE_ELEMENT)].map(([, sheet = '']) => sheet);
  return {
    html: html
      .replaceAll(STYLE_ELEMENT, '')
      .replaceAll(' style="', ` ${KEPT_STYLE}="`)
      .replaceAll(' href="', ' data-href="'),
    sheet: sheets.join('\n'),
  };
}

/** Applies the styles to a document made from that HTML. */
export function dress(page: Document, sheet: string): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${KEPT_STYLE}]`))
    element.style.cssText = element.getAttribute(KEPT_STYLE) ?? '';
  const view = page.defaultView;
  if (!view) return;
  const adopted = new view.CSSStyleSheet();
  adopted.replaceSync(sheet);
  page.adoptedStyleSheets = [adopted];
}
