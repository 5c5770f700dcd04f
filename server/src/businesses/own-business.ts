import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { Refusal } from '../http/errors.ts';

/** To a business that is another's, deleted, or not there at all: the three look the same from outside. */
export const businessNotFound = () => new Refusal(404, BUSINESS_NOT_FOUND);
