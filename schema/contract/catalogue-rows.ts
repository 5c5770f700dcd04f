/** Calls for a business's people, places and services. Lists end with the archived ones. */
import { z } from './zod.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { PERSON_NOT_FOUND, PLACE_NOT_FOUND, SERVICE_NOT_FOUND } from '../words/catalogue-texts.ts';
import { EVENT_NOT_FOUND } from '../words/texts.ts';
import { business } from './business.ts';
import {
  archived,
  catalogueService,
  catalogueServiceRequest,
  itemInPath,
  person,
  personRequest,
  place,
  placeRequest,
} from './catalogue.ts';
import { businessEventInPath, businessInPath } from './fields.ts';
import { eventResources, eventResourcesRequest } from './event-resources.ts';

export const catalogueRows = {
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

  /** Saves the answer, which is asked for once. A yes adds the owner to the team and all upcoming dates. */
  answerWhoWorks: {
    params: businessInPath,
    body: z.object({ takes_every_appointment: z.boolean() }),
    answer: business,
    notFound: BUSINESS_NOT_FOUND,
  },
  changeEventResources: {
    params: businessEventInPath,
    body: eventResourcesRequest,
    answer: eventResources,
    notFound: EVENT_NOT_FOUND,
  },
} as const;
