import type { CatalogueService, CatalogueServiceRequest } from '@daybook/schema/contract/catalogue';
import { archiving, type SaveStep } from './save-step.ts';
import type { WantedService } from './services-request.ts';

type ServiceStep = SaveStep<CatalogueServiceRequest>;

/**
 * Returns what makes the business's services those of the form. A service that is not saved as far as the form
 * knows is looked for by its name: an earlier attempt may have saved it without a reply.
 */
export function stepsToServices(
  listed: readonly CatalogueService[],
  wanted: readonly WantedService[],
  removed: readonly number[],
): ServiceStep[] {
  const open = listed.filter(({ is_archived }) => !is_archived);
  const steps = wanted.flatMap(({ id, request }): ServiceStep[] => {
    const there = open.find((service) => (id === null ? service.name === request.name : service.id === id));
    if (!there) return [{ is: 'add', request }];
    const { everyone, person_ids, description, places_per_time, places_per_booking } = there;
    const kept = { everyone, person_ids, description, places_per_time, places_per_booking };
    const isSame =
      there.name === request.name &&
      there.price === request.price &&
      there.duration_minutes === request.duration_minutes;
    return isSame ? [] : [{ is: 'change', id: there.id, request: { ...request, ...kept } }];
  });
  return [...steps, ...archiving(open, removed)];
}
