/**
 * A letter brings its styles inside. The policy of our pages refuses those, and holds in the frame that shows the
 * letter too. So the styles are taken out of the letter's text and given to the browser as objects: the policy is
 * only about what stands in a document.
 */
export interface LetterDocument {
  /** The letter without its styles and the addresses of its links. */
  html: string;
  /** What stood in its <style>. */
  sheet: string;
}

const STYLE_ELEMENT = /<style>([^<]*)<\/style>/g;
/** The attribute in which each element keeps its own style. */
export const KEPT_STYLE = 'data-style';

/**
 * Takes a letter's styles and links' addresses out of its text. In that text a quote stands as `&quot;`, so what
 * looks like an attribute is one.
 */
export function letterDocument(html: string): LetterDocument {
  const sheets = [...html.matchAll(STYLE_ELEMENT)].map(([, sheet = '']) => sheet);
  return {
    html: html
      .replaceAll(STYLE_ELEMENT, '')
      .replaceAll(' style="', ` ${KEPT_STYLE}="`)
      .replaceAll(' href="', ' data-href="'),
    sheet: sheets.join('\n'),
  };
}

/** Gives a document that was made of such a text its styles. */
export function dress(page: Document, sheet: string): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${KEPT_STYLE}]`))
    element.style.cssText = element.getAttribute(KEPT_STYLE) ?? '';
  const view = page.defaultView;
  if (!view) return;
  const adopted = new view.CSSStyleSheet();
  adopted.replaceSync(sheet);
  page.adoptedStyleSheets = [adopted];
}
