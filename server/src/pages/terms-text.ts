import type { Pricing } from '@daybook/schema/contract/payment';
import type { Operator } from '@daybook/schema/contract/site-page';
import { findFreeTrial } from '../coupons/free-activation-store.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../runtime/clock.ts';
import type { SiteBuild } from './client-builds.ts';

interface TermsFacts {
  publicUrl: string;
  pricing: Pricing;
  supportEmail: string;
  operator: Operator;
  demoDiarySlug: string;
  database: Pick<Database, 'read'>;
  clock: Clock;
}

/** Returns the present terms as plain text; null if no pages are built. */
export async function termsAsText(
  site: Pick<SiteBuild, 'publicPages'> | null,
  { publicUrl, pricing, supportEmail, operator, demoDiarySlug, database, clock }: TermsFacts,
): Promise<string | null> {
  if (site === null) return null;
  const { body } = site.publicPages.renderer.renderSitePage({
    name: 'terms',
    facts: {
      origin: publicUrl,
      pricing,
      supportEmail,
      operator,
      demoDiarySlug,
      freeTrialHours: await findFreeTrial(database.read, clock()),
      testimonials: [],
    },
    user: null,
    form: null,
  });
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(body)?.[1];
  if (main === undefined) throw new Error('the page of the terms has no main part');
  return textOf(main);
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
};

/** Only for our own HTML: it has no scripts, and no entities but React's. */
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
