/**
 * A letter brings its styles inside, which the policy of our pages does not let in, and the frame that shows the
 * letter is under the same policy. So they are taken out of its text, and given to the browser as objects, which the
 * policy lets be: it is about what stands in a document.
 */
export interface LetterDocument {
  /** Without styles and addresses. */
  html: string;
  /** What stood in its <style>. */
  sheet: string;
}

const STYLE_ELEMENT = /<style>([^<]*)<\/style>/g;
/** Each element keeps its own style under this name. */
export const KEPT_STYLE = 'data-style';

/** In the text of a page a quote stands as `&quot;`: what looks like an attribute is one. */
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
