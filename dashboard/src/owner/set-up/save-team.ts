import type { CatalogueService, Person, PersonRequest } from '@daybook/schema/contract/catalogue';
import { archiving, type SaveStep } from './save-step.ts';
import { doesService } from './team-form.ts';
import type { WantedPerson } from './team-request.ts';

type TeamStep = SaveStep<PersonRequest>;

interface Listed {
  people: readonly Person[];
  services: readonly CatalogueService[];
}

/**
 * Returns what makes the team that of the form. Somebody who is not saved as far as the form knows is looked
 * for by name: an earlier attempt may have saved them without a reply. What a new person does is sent only if
 * it isn't everything, since a service that everybody offers is theirs anyway.
 */
export function stepsToTeam(
  { people, services }: Listed,
  wanted: readonly WantedPerson[],
  removed: readonly number[],
): TeamStep[] {
  const open = people.filter(({ is_archived }) => !is_archived);
  const offered = services.filter(({ is_archived }) => !is_archived);
  const steps = wanted.flatMap(({ id, request }): TeamStep[] => {
    const there = open.find((person) => (id === null ? person.name === request.name : person.id === id));
    const ids = request.service_ids ?? [];
    const isAll = offered.every(({ everyone, id: serviceId }) => everyone && ids.includes(serviceId));
    const { service_ids: _, ...plain } = request;
    if (!there) return [{ is: 'add', request: isAll ? plain : request }];
    const doesSame = offered.every((service) => doesService(service, there.id) === ids.includes(service.id));
    const isSame =
      doesSame && there.name === request.name && there.bookable_online === request.bookable_online;
    const { colour } = there;
    return isSame
      ? []
      : [{ is: 'change', id: there.id, request: { ...(doesSame ? plain : request), colour } }];
  });
  return [...steps, ...archiving(open, removed)];
}
