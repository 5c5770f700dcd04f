/** Quotes on the home page, with their authors' consent. */

import { NAME_MAX, TESTIMONIAL_WORDS_MAX, TITLE_MAX } from '../../figures/bounds.ts';
import {
  TESTIMONIAL_BUSINESS_REQUIRED,
  TESTIMONIAL_NAME_REQUIRED,
  TESTIMONIAL_WORDS_REQUIRED,
} from '../../words/admin-texts.ts';
import { dateField, idField, requiredText } from '../fields.ts';
import { z } from '../zod.ts';

export const testimonialRequest = z.object({
  name: requiredText(NAME_MAX, TESTIMONIAL_NAME_REQUIRED),
  business: requiredText(TITLE_MAX, TESTIMONIAL_BUSINESS_REQUIRED),
  words: requiredText(TESTIMONIAL_WORDS_MAX, TESTIMONIAL_WORDS_REQUIRED),
  /** The day on which the author agreed: today or earlier, in the United Kingdom. */
  consented_on: dateField,
});

export const testimonial = z.object({
  id: idField,
  name: z.string(),
  business: z.string(),
  words: z.string(),
  consented_on: dateField,
});

export type TestimonialRequest = z.output<typeof testimonialRequest>;
export type Testimonial = z.infer<typeof testimonial>;
