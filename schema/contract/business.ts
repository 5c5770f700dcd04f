import { z } from 'zod';
import { idField, instantField, slugField, timezoneField } from './fields.ts';

/** A business as its owner sees it (specification 1, section 3). */
export const business = z.object({
  id: idField,
  business_name: z.string(),
  business_email: z.string(),
  business_phone: z.string().nullable(),
  business_address: z.string().nullable(),
  postcode: z.string().nullable(),
  diary_slug: slugField,
  timezone: timezoneField,
  has_paid: z.boolean(),
  trial_activated_by_coupon: z.string().nullable(),
  trial_expires_at: instantField.nullable(),
});

/** What everybody may know of a business. */
export const publicBusiness = business.pick({
  business_name: true,
  business_address: true,
  postcode: true,
  diary_slug: true,
  timezone: true,
});

export type Business = z.infer<typeof business>;
export type PublicBusiness = z.infer<typeof publicBusiness>;
