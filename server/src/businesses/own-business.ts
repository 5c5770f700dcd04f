import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { Refusal } from '../http/errors.ts';

/**
 * For a business that is somebody else's or deleted, or that does not exist: the three look the same from
 * outside.
 */
export const businessNotFound = () => new Refusal(404, BUSINESS_NOT_FOUND);
