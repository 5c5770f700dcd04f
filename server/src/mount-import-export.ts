/** The part of the app by which a business leaves as one file, and comes from one. */
import { mountBusinessFile } from './import-export/routes.ts';
import type { ImportParts } from './import-export/import-business.ts';
import type { Mount } from './http/mount.ts';
import type { MakeRateLimit } from './http/rate-limit.ts';
import type { OwnerRates } from './request-limits.ts';
import type { Stores } from './stores.ts';

interface Parts extends Pick<ImportParts, 'tokens' | 'clock' | 'onMailQueued'> {
  stores: Stores;
  limitOnPeople: MakeRateLimit;
  ownerRates: OwnerRates;
}

export function mountBusinessFiles(mount: Mount, parts: Parts): void {
  const { stores, limitOnPeople, ownerRates, tokens, clock, onMailQueued } = parts;
  mountBusinessFile(mount, {
    written: { whole: stores.readWhole, events: stores.eventsListed },
    imports: stores.imports,
    parts: stores.importRequestParts,
    finishing: stores.importsFinished,
    begun: limitOnPeople('imports', ownerRates.imports),
    sent: limitOnPeople('arrival parts', ownerRates.importRequestParts),
    tokens,
    clock,
    onMailQueued,
  });
}
