import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import type { BusinessRow } from '../diary/store.ts';
import { Refusal } from '../http/errors.ts';
import type { FindOwnBusiness } from './ownership-store.ts';

export const businessNotFound = () => new Refusal(404, BUSINESS_NOT_FOUND);

/** The owner's own business. Throws the 404 for any other, as for one that is not there. */
export async function mustOwnBusiness(
  findOwnBusiness: FindOwnBusiness,
  ownerId: number,
  businessId: number,
): Promise<BusinessRow> {
  const found = await findOwnBusiness(ownerId, businessId);
  if (!found) throw businessNotFound();
  return found;
}
