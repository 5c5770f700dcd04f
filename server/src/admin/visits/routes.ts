import { calls } from '@daybook/schema/contract/calls';
import type { Mount } from '../../http/mount.ts';
import { createReadSiteVisits, type SiteVisitsParts } from '../../visits/site-visits.ts';

export function mountSiteVisits(mount: Mount, parts: SiteVisitsParts): void {
  mount(calls.getSiteVisits, createReadSiteVisits(parts));
}
