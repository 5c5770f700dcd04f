import { sitePages, type SitePageName } from '@daybook/schema/words/routes';

export const isSitePage = (name: string): name is SitePageName => Object.hasOwn(sitePages, name);
export const SITE_PAGE_NAMES = Object.keys(sitePages).filter(isSitePage);
