/** Converts places between row, contract and business file. Only this file knows both names of a field. */

import type { PlaceRequest } from '@daybook/schema/contract/catalogue';
import { bytesIn } from '../businesses/text-room-store.ts';
import type { ResourceRow } from '../database/catalogue-tables.ts';

/** A place's own columns. Of these a person has a name and how many appointments they take at a time. */
type PlaceColumns = Omit<
  ResourceRow,
  'id' | 'businessId' | 'kind' | 'colour' | 'pictureHash' | 'position' | 'bookableOnline' | 'archivedAt'
>;
type PlaceFields = Omit<PlaceRequest, 'position'>;

const NO_PLACE = { address: null, postcode: null, atOnce: null };

export function placeColumns(place: PlaceFields): PlaceColumns {
  return {
    name: place.name,
    address: place.address,
    postcode: place.postcode,
    atOnce: place.at_once,
  };
}

export function placeFields(row: PlaceColumns): PlaceFields {
  return {
    name: row.name,
    address: row.address,
    postcode: row.postcode ?? '',
    at_once: row.atOnce === 1 ? 1 : null,
  };
}

/** Returns the bytes of the texts of a place or a person. */
export function textBytesOf(row: Pick<PlaceColumns, 'name'> & Partial<PlaceColumns>): number {
  return bytesIn(...Object.values(placeFields({ ...NO_PLACE, ...row })));
}
