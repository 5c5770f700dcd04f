/** Converts services between row, contract and business file. Only this file knows several names of a field. */

import type { FileBooking, FileItem } from '@daybook/schema/contract/business-file';
import type { CatalogueService, CatalogueServiceRequest } from '@daybook/schema/contract/catalogue';
import {
  fileBookedService,
  serviceTextsRequest,
  type BookedService,
  type Service,
  type ServiceRequest,
  type ServiceTexts,
} from '@daybook/schema/contract/service';
import { penceOf, poundsOf } from '@daybook/schema/rules/money';
import { bytesIn } from '../businesses/text-room-store.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { CatalogueRow } from '../database/catalogue-tables.ts';
import type { serviceColumns, serviceCopy } from '../database/columns.ts';

/** What a service says of itself. */
export type ServiceColumns = Pick<CatalogueRow, keyof ReturnType<typeof serviceColumns>>;
type FileService = Extract<FileItem, { kind: 'service' }>;

/** Picks the optional texts, which rows, the list of services and the file name alike. */
const textsIn = ({ description }: ServiceTexts): ServiceTexts => ({ description });

export const NO_SERVICE_TEXTS: ServiceTexts = serviceTextsRequest.parse({});

/** Returns the columns of a service that an owner writes in the list of services. */
export function columnsOfRequest(request: CatalogueServiceRequest): ServiceColumns {
  return {
    name: request.name,
    ...textsIn(request),
    pricePence: penceOf(request.price),
    durationMinutes: request.duration_minutes,
    placesPerTime: request.places_per_time,
    placesPerBooking: Math.min(request.places_per_booking, request.places_per_time),
  };
}

export function catalogueFields(
  row: ServiceColumns,
): ServiceTexts &
  Pick<CatalogueService, 'name' | 'price' | 'duration_minutes' | 'places_per_time' | 'places_per_booking'> {
  return {
    name: row.name,
    ...textsIn(row),
    price: poundsOf(row.pricePence),
    duration_minutes: row.durationMinutes,
    places_per_time: row.placesPerTime,
    places_per_booking: row.placesPerBooking,
  };
}

/** Returns the columns of a service that is written with an event. */
export function columnsOfEventService(service: ServiceRequest): ServiceColumns {
  return {
    name: service.service_name,
    description: service.service_description,
    pricePence: penceOf(service.service_price),
    durationMinutes: service.estimated_duration_minutes,
    placesPerTime: 1,
    placesPerBooking: 1,
  };
}

export function eventServiceFields(row: ServiceColumns): Omit<Service, 'id'> {
  return {
    service_name: row.name,
    service_description: row.description,
    service_price: poundsOf(row.pricePence),
    estimated_duration_minutes: row.durationMinutes,
    places_per_booking: row.placesPerBooking,
  };
}

export function columnsOfFileService(item: FileService): ServiceColumns {
  return {
    name: item.name,
    ...textsIn(item),
    pricePence: item.price_pence,
    durationMinutes: item.duration_minutes,
    placesPerTime: item.places_per_time,
    placesPerBooking: item.places_per_booking,
  };
}

export function fileServiceFields(
  row: ServiceColumns,
): ServiceTexts &
  Pick<FileService, 'name' | 'price_pence' | 'duration_minutes' | 'places_per_time' | 'places_per_booking'> {
  return {
    name: row.name,
    ...textsIn(row),
    price_pence: row.pricePence,
    duration_minutes: row.durationMinutes,
    places_per_time: row.placesPerTime,
    places_per_booking: row.placesPerBooking,
  };
}

/** Returns the bytes of a service's texts. */
export const textBytesOfService = (row: ServiceColumns): number =>
  bytesIn(...Object.values(catalogueFields(row)));

/** Returns a key that is the same for two services that say the same. */
export const serviceKey = (row: ServiceColumns): string => JSON.stringify(catalogueFields(row));

type ServiceCopy = Pick<BookingRow, keyof ReturnType<typeof serviceCopy>>;

export const NO_SERVICE: ServiceCopy = serviceCopyColumns({
  ...fileBookedService.parse({}),
  service_price_pence: null,
});

/** Returns a booking's copy of its service, or of its event's own price. */
export function serviceCopyOf(
  service: ServiceColumns | null,
  event: { pricePence: number | null },
): ServiceCopy {
  return service
    ? { serviceName: service.name, servicePricePence: service.pricePence }
    : { ...NO_SERVICE, servicePricePence: event.pricePence };
}

/** Picks the copy's columns from a wider row. */
export function serviceCopyIn(copy: ServiceCopy): ServiceCopy {
  return serviceCopyColumns(fileServiceCopyFields(copy));
}

export function serviceCopyFields(copy: ServiceCopy): BookedService {
  return { service_name: copy.serviceName };
}

export function fileServiceCopyFields(
  copy: ServiceCopy,
): BookedService & Pick<FileBooking, 'service_price_pence'> {
  return { ...serviceCopyFields(copy), service_price_pence: copy.servicePricePence };
}

export function serviceCopyColumns(
  copy: BookedService & Pick<FileBooking, 'service_price_pence'>,
): ServiceCopy {
  return { serviceName: copy.service_name, servicePricePence: copy.service_price_pence };
}
