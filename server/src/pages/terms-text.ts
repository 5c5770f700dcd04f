import type { SiteFacts, SiteRenderer } from '@daybook/schema/contract/site-page';

/** Returns what makes the terms as plain text, as their page says them now; null where no pages are built. */
export function createTermsText(
  renderer: SiteRenderer | null,
  factsNow: () => Promise<SiteFacts>,
): () => Promise<string | null> {
  return async () => {
    if (renderer === null) return null;
    const { body } = renderer.renderSitePage({
      name: 'terms',
      facts: await factsNow(),
      user: null,
      form: null,
    });
    const main = /<main\b[^>]*>(.*)<\/main>/s.exec(body)?.[1];
    if (main === undefined) throw new Error('the page of the terms has no main part');
    return textOf(main);
  };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
};

/** Only for HTML of our own: it has no scripts, and no entities but React's. */
function textOf(html: string): string {
  return html
    .replaceAll(/<nav\b.*?<\/nav>/gs, '')
    .replaceAll(/<li\b[^>]*>/g, '\n- ')
    .replaceAll(/<\/(td|th)>/g, ' | ')
    .replaceAll(/<\/?(p|h1|h2|h3|section|blockquote|ul|ol|table)\b[^>]*>/g, '\n\n')
    .replaceAll(/<\/?(tr|dt|dd|div)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
