/**
 * An email carries its styles in its HTML. Our pages' policy refuses those, also in the frame that shows the email. So
 * the styles are taken out of the HTML and given to the browser as objects, which the policy allows.
 */
interface EmailDocument {
  /** The email without its styles and the addresses of its links. */
  html: string;
  /** The content of its <style>. */
  sheet: string;
}

const STYLE_ELEMENT = /<style>([^<]*)<\/style>/g;
/** The attribute in which each element keeps its own style. */
const KEPT_STYLE = 'data-style';

/**
 * Takes the styles and the addresses of links out of an email's HTML. Its texts write a quote as `&quot;`, so what
 * looks like an attribute is one.
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

/** Gives a document made from such HTML its styles. */
export function dress(page: Document, sheet: string): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${KEPT_STYLE}]`))
    element.style.cssText = element.getAttribute(KEPT_STYLE) ?? '';
  const view = page.defaultView;
  if (!view) return;
  const adopted = new view.CSSStyleSheet();
  adopted.replaceSync(sheet);
  page.adoptedStyleSheets = [adopted];
}
