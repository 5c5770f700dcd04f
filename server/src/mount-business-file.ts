/** The part of the app by which a business leaves as one file, and comes from one. */
import { mountBusinessFile } from './business-file/routes.ts';
import type { BringParts } from './business-file/bring.ts';
import type { Mount } from './http/mount.ts';
import type { MakeRateLimit } from './http/rate-limit.ts';
import type { OwnerRates } from './rates.ts';
import type { Stores } from './stores.ts';

interface Parts extends Pick<BringParts, 'tokens' | 'clock' | 'onMailQueued'> {
  stores: Stores;
  limitOnPeople: MakeRateLimit;
  ownerRates: OwnerRates;
}

export function mountBusinessFiles(mount: Mount, parts: Parts): void {
  const { stores, limitOnPeople, ownerRates, tokens, clock, onMailQueued } = parts;
  mountBusinessFile(mount, {
    written: { whole: stores.readWhole, events: stores.eventsListed },
    arrivals: stores.arrivals,
    parts: stores.arrivalParts,
    finishing: stores.arrivalsFinished,
    begun: limitOnPeople('arrivals', ownerRates.arrivals),
    sent: limitOnPeople('arrival parts', ownerRates.arrivalParts),
    tokens,
    clock,
    onMailQueued,
  });
}
