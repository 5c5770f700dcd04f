/** Converts services between row, contract and business file. Only this file knows several names of a field. */
import type { FileItem } from '@daybook/schema/contract/business-file';
import type { CatalogueService, CatalogueServiceRequest } from '@daybook/schema/contract/catalogue';
import type { Service, ServiceRequest } from '@daybook/schema/contract/service';
import { penceOf, poundsOf } from '@daybook/schema/rules/money';
import { bytesIn } from '../businesses/text-room-store.ts';
import type { serviceColumns, serviceCopy } from '../database/columns.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { CatalogueRow } from '../database/catalogue-tables.ts';

/** What a service says of itself. */
export type ServiceColumns = Pick<CatalogueRow, keyof ReturnType<typeof serviceColumns>>;
type FileService = Extract<FileItem, { kind: 'service' }>;

/** Returns the columns of a service that an owner writes in the list of services. */
export function columnsOfRequest(request: CatalogueServiceRequest): ServiceColumns {
  return {
    name: request.name,
    description: request.description,
    pricePence: penceOf(request.price),
    durationMinutes: request.duration_minutes,
  };
}

export function catalogueFields(
  row: ServiceColumns,
): Pick<CatalogueService, 'name' | 'description' | 'price' | 'duration_minutes'> {
  return {
    name: row.name,
    description: row.description,
    price: poundsOf(row.pricePence),
    duration_minutes: row.durationMinutes,
  };
}

/** Returns the columns of a service that is written with an event. */
export function columnsOfEventService(service: ServiceRequest): ServiceColumns {
  return {
    name: service.service_name,
    description: service.service_description,
    pricePence: penceOf(service.service_price),
    durationMinutes: service.estimated_duration_minutes,
  };
}

export function eventServiceFields(row: ServiceColumns): Omit<Service, 'id'> {
  return {
    service_name: row.name,
    service_description: row.description,
    service_price: poundsOf(row.pricePence),
    estimated_duration_minutes: row.durationMinutes,
  };
}

export function columnsOfFileService(item: FileService): ServiceColumns {
  return {
    name: item.name,
    description: item.description,
    pricePence: item.price_pence,
    durationMinutes: item.duration_minutes,
  };
}

export function fileServiceFields(
  row: ServiceColumns,
): Pick<FileService, 'name' | 'description' | 'price_pence' | 'duration_minutes'> {
  return {
    name: row.name,
    description: row.description,
    price_pence: row.pricePence,
    duration_minutes: row.durationMinutes,
  };
}

/** Returns the bytes of a service's texts. */
export const textBytesOfService = (row: ServiceColumns): number =>
  bytesIn(...Object.values(catalogueFields(row)));

/** Returns a key that is the same for two services that say the same. */
export const serviceKey = (row: ServiceColumns): string => JSON.stringify(catalogueFields(row));

/** Returns a booking's copy of its service. */
export function serviceCopyOf(
  service: ServiceColumns | null,
): Pick<BookingRow, keyof ReturnType<typeof serviceCopy>> {
  return { serviceName: service?.name ?? null, servicePricePence: service?.pricePence ?? null };
}
