import { pages, sitePages } from '@daybook/schema/words/routes';
import type { SiteView } from '../page-files.ts';
import { SITE_LABELS } from '../../navigation/site-texts.ts';

/** A link of the bar or the footer to a public page. */
export interface SiteLink {
  name: SiteView;
  href: string;
  label: string;
}

const linkTo = (name: keyof typeof sitePages): SiteLink => ({
  name,
  href: sitePages[name],
  label: SITE_LABELS[name],
});

export const HELP_LINKS = [linkTo('howToUse'), linkTo('faq'), linkTo('support')] as const;
export const FIRST_LINKS = [linkTo('home'), linkTo('about')] as const;
export const LAST_LINKS = [linkTo('pricing'), linkTo('contact')] as const;

export const FOOTER_LINKS = {
  product: [...HELP_LINKS.slice(0, 1), linkTo('pricing'), ...HELP_LINKS.slice(1)],
  company: [linkTo('about'), linkTo('contact')],
  legal: [linkTo('privacy'), linkTo('cookies'), linkTo('terms')],
} as const;

export const OWNER_PATHS = { dashboard: pages.dashboard, settings: pages.settings } as const;
