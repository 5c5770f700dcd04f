import { z } from './zod.ts';
import { idField, instantField } from './fields.ts';

export const discountType = z.enum(['percentage', 'fixed', 'trial']);

/** A coupon. */
export const coupon = z.object({
  id: idField,
  code: z.string(),
  description: z.string().nullable(),
  discount_type: discountType,
  /** Percent, or pounds for `fixed`; 0 for `trial`. */
  discount_value: z.number().min(0),
  trial_duration_hours: z.int().positive().nullable(),
  max_uses: z.int().min(1).nullable(),
  used_count: z.int().min(0),
  expires_at: instantField.nullable(),
  is_active: z.boolean(),
});

export type Coupon = z.infer<typeof coupon>;
