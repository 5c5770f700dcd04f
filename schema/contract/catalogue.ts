/** What customers can book: people, places and services. Events refer to them by id. */

import { ADDRESS_MAX, NAME_MAX, PEOPLE_MAX, SERVICES_OF_BUSINESS_MAX, TITLE_MAX } from '../figures/bounds.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import {
  AT_ONCE_NOT_VALID,
  COLOUR_NOT_VALID,
  NOBODY_OFFERS_SERVICE,
  PERSON_NAME_REQUIRED,
  PLACE_NAME_REQUIRED,
  PLACE_POSTCODE_REQUIRED,
  PRICE_REQUIRED,
  SERVICE_NAME_REQUIRED,
  PERSON_NOT_FOUND,
  PLACE_NOT_FOUND,
  SERVICE_NOT_FOUND,
} from '../words/catalogue-texts.ts';
import {
  idField,
  idInPath,
  optionalText,
  pounds,
  poundsField,
  requiredPostcode,
  requiredText,
  businessInPath,
} from './fields.ts';
import { placesFields } from './places.ts';
import { serviceMinutesField, serviceTexts, serviceTextsRequest } from './service.ts';
import { z } from './zod.ts';

/** The item's position in its list, from 0. If absent, it keeps its position, and a new item comes last. */
const position = z.int().min(0).optional();

const uses = {
  /** Dates from today on that include the item. */
  upcoming_dates: z.int(),
  /** Bookings that haven't begun and aren't cancelled. */
  upcoming_bookings: z.int(),
  /** An archived item can't be booked. Editing it makes it bookable again. */
  is_archived: z.boolean(),
};

export const colourField = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, COLOUR_NOT_VALID)
  .nullish()
  .transform((colour) => colour ?? null);

export const personRequest = z.object({
  name: requiredText(NAME_MAX, PERSON_NAME_REQUIRED),
  /** '#rrggbb'; absent or null: the server chooses one. */
  colour: colourField,
  /** False if only the owner can book this person. */
  bookable_online: z.boolean().default(true),
  /** The services that they offer; unchanged if absent. */
  service_ids: z.array(idField).max(SERVICES_OF_BUSINESS_MAX).optional(),
  position,
});

export const person = z.object({
  id: idField,
  name: z.string(),
  colour: z.string(),
  bookable_online: z.boolean(),
  /** The path of their picture on Daybook's own origin; null shows their initials. */
  picture: z.string().nullable(),
  ...uses,
});

export const placeRequest = z.object({
  name: requiredText(TITLE_MAX, PLACE_NAME_REQUIRED),
  address: optionalText(ADDRESS_MAX),
  postcode: requiredPostcode(PLACE_POSTCODE_REQUIRED),
  /** How many appointments it takes at a time; null is unlimited. */
  at_once: z.literal(1, AT_ONCE_NOT_VALID).nullable(),
  position,
});

export const place = z.object({
  id: idField,
  name: z.string(),
  address: z.string().nullable(),
  postcode: z.string(),
  at_once: z.literal(1).nullable(),
  ...uses,
});

export const catalogueServiceRequest = z
  .object({
    name: requiredText(TITLE_MAX, SERVICE_NAME_REQUIRED),
    ...serviceTextsRequest.shape,
    price: pounds(PRICE_REQUIRED).gt(0, PRICE_REQUIRED),
    duration_minutes: serviceMinutesField,
    ...placesFields,
    everyone: z.boolean().default(true),
    /** The people who offer it, unless everybody does. */
    person_ids: z.array(idField).max(PEOPLE_MAX).default([]),
    position,
  })
  .refine(({ everyone, person_ids: ids }) => everyone || ids.length > 0, {
    path: ['person_ids'],
    message: NOBODY_OFFERS_SERVICE,
  });

export const catalogueService = z.object({
  id: idField,
  name: z.string(),
  ...serviceTexts.shape,
  price: poundsField,
  duration_minutes: z.int().positive(),
  places_per_time: z.int(),
  places_per_booking: z.int(),
  everyone: z.boolean(),
  person_ids: z.array(idField),
  ...uses,
});

const itemInPath = z.object({ businessId: idInPath, itemId: idInPath });

/** The answer to a DELETE: an item that events or bookings name is archived, and any other deleted. */
const archived = z.object({ is_archived: z.boolean() });

/** Lists end with the archived items. */
export const catalogueRows = () =>
  ({
    listPeople: { params: businessInPath, answer: z.array(person), notFound: BUSINESS_NOT_FOUND },
    addPerson: {
      params: businessInPath,
      body: personRequest,
      answer: person,
      notFound: BUSINESS_NOT_FOUND,
      status: 201,
    },
    changePerson: { params: itemInPath, body: personRequest, answer: person, notFound: PERSON_NOT_FOUND },
    archivePerson: { params: itemInPath, answer: archived, notFound: PERSON_NOT_FOUND },

    listPlaces: { params: businessInPath, answer: z.array(place), notFound: BUSINESS_NOT_FOUND },
    addPlace: {
      params: businessInPath,
      body: placeRequest,
      answer: place,
      notFound: BUSINESS_NOT_FOUND,
      status: 201,
    },
    changePlace: { params: itemInPath, body: placeRequest, answer: place, notFound: PLACE_NOT_FOUND },
    archivePlace: { params: itemInPath, answer: archived, notFound: PLACE_NOT_FOUND },

    listCatalogueServices: {
      params: businessInPath,
      answer: z.array(catalogueService),
      notFound: BUSINESS_NOT_FOUND,
    },
    addCatalogueService: {
      params: businessInPath,
      body: catalogueServiceRequest,
      answer: catalogueService,
      notFound: BUSINESS_NOT_FOUND,
      status: 201,
    },
    changeCatalogueService: {
      params: itemInPath,
      body: catalogueServiceRequest,
      answer: catalogueService,
      notFound: SERVICE_NOT_FOUND,
    },
    archiveCatalogueService: { params: itemInPath, answer: archived, notFound: SERVICE_NOT_FOUND },
  }) as const;

export type Person = z.infer<typeof person>;
export type PersonRequest = z.output<typeof personRequest>;
export type Place = z.infer<typeof place>;
export type PlaceRequest = z.output<typeof placeRequest>;
export type CatalogueService = z.infer<typeof catalogueService>;
export type CatalogueServiceRequest = z.output<typeof catalogueServiceRequest>;
