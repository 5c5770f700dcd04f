/** A business whose owner keeps lists of people, places and services, and plans events with them. */

import { z } from 'zod';
import { catalogueService, person, place } from '@daybook/schema/contract/catalogue';
import { ownerEvent } from '@daybook/schema/contract/event';
import { bookingsPage } from '@daybook/schema/contract/owner-booking';
import { answerTo } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { plan } from './plans.ts';
import type { TestServer } from './start.ts';

export type Salon = Awaited<ReturnType<typeof openSalon>>;

export async function openSalon(server: TestServer) {
  const owner: Owner = await signIn(server);
  const { id: businessId, diarySlug: slug } = await server.add.business({ ownerId: owner.id });
  const at = (path: string) => `/api/businesses/${businessId}/${path}`;
  return {
    owner,
    businessId,
    slug,
    at,
    people: () => answerTo(z.array(person), owner.get(at('people'))),
    places: () => answerTo(z.array(place), owner.get(at('places'))),
    services: () => answerTo(z.array(catalogueService), owner.get(at('services'))),
    addPerson: (name: string, more = {}) => answerTo(person, owner.post(at('people'), { name, ...more })),
    addPlace: (name: string, at_once: 1 | null) =>
      answerTo(place, owner.post(at('places'), { name, postcode: 'HX7 8EX', at_once })),
    addService: (name: string, more = {}) =>
      answerTo(
        catalogueService,
        owner.post(at('services'), { name, price: 38, duration_minutes: 45, ...more }),
      ),
    addEvent: (given: Record<string, unknown>) => answerTo(ownerEvent, owner.post(at('events'), plan(given))),
    changeResources: (eventId: number, body: Record<string, unknown>) =>
      owner.put(at(`events/${eventId}/resources`), body),
    find: (query: string) => answerTo(bookingsPage, owner.get(at(`bookings/search?${query}`))),
  };
}
