import { z } from 'zod';
import { isHttpsAddress } from '@daybook/schema/contract/https-address';

/**
 * Parses the address of a privacy notice from an email's facts, in ASCII. Anything else is left out: the email must still
 * be sent.
 */
export const privacyNoticeField = z
  .string()
  .refine(isHttpsAddress)
  .transform((address) => new URL(address).href)
  .nullable()
  .catch(null);
