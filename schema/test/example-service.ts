/** A service for tests, which change what they are about. */

import { catalogueServiceRequest, type CatalogueService } from '../contract/catalogue.ts';
import {
  fileBookedService,
  serviceRequest,
  type BookedService,
  type ServiceRequest,
} from '../contract/service.ts';

/** As an event describes it. */
export const exampleService: ServiceRequest = serviceRequest.parse({
  service_name: 'Cut',
  service_price: 38,
  estimated_duration_minutes: 45,
});

/** As the list of services has it. */
export const exampleCatalogueService: CatalogueService = {
  id: 1,
  ...catalogueServiceRequest.parse({ name: 'Cut', price: 38, duration_minutes: 45 }),
  upcoming_dates: 0,
  upcoming_bookings: 0,
  is_archived: false,
};

/** What a booking without a service says of it: every field is null. */
export const NO_BOOKED_SERVICE: BookedService = fileBookedService.parse({});
