/** A service, as events, the list of services, bookings and a business's file have it. */

import { EVENT_TEXT_MAX, TITLE_MAX } from '../figures/bounds.ts';
import {
  DEFAULT_SERVICE_MINUTES,
  SERVICE_MINUTES_MAX,
  SERVICE_MINUTES_MIN,
  SERVICE_MINUTES_STEP,
} from '../figures/slots.ts';
import { SERVICES_DURATION, SERVICES_DURATION_RANGE, SERVICES_REQUIRED } from '../words/event-texts.ts';
import { idField, optionalText, poundsField, requiredText } from './fields.ts';
import { z } from './zod.ts';

/** The optional texts, under their names in the list of services and in a business's file. */
export const serviceTexts = z.object({ description: z.string().nullable() });
export const serviceTextsRequest = z.object({ description: optionalText(EVENT_TEXT_MAX) });

export const service = z.object({
  id: idField,
  service_name: z.string(),
  service_description: z.string().nullable(),
  service_price: poundsField,
  estimated_duration_minutes: z.int().positive().max(SERVICE_MINUTES_MAX),
  /** How many places one booking may take. */
  places_per_booking: z.int(),
});

export const serviceMinutesField = z
  .int(SERVICES_DURATION)
  .positive(SERVICES_DURATION)
  .min(SERVICE_MINUTES_MIN, SERVICES_DURATION_RANGE)
  .max(SERVICE_MINUTES_MAX, SERVICES_DURATION_RANGE)
  .multipleOf(SERVICE_MINUTES_STEP, SERVICES_DURATION_RANGE);

export const serviceRequest = z.object({
  service_name: requiredText(TITLE_MAX, SERVICES_REQUIRED),
  service_description: optionalText(EVENT_TEXT_MAX),
  service_price: poundsField.gt(0, SERVICES_REQUIRED),
  estimated_duration_minutes: serviceMinutesField.default(DEFAULT_SERVICE_MINUTES),
});

/** A booking's own copy of its service, except the price; all null if it has none. */
export const bookedService = z.object({ service_name: z.string().nullable() });

/** The same in a business's file. */
export const fileBookedService = z.object({ service_name: optionalText(TITLE_MAX) });

export type ServiceRequest = z.output<typeof serviceRequest>;
export type Service = z.infer<typeof service>;
export type ServiceTexts = z.infer<typeof serviceTexts>;
export type BookedService = z.infer<typeof bookedService>;
