import type { Testimonial } from '@daybook/schema/contract/admin/testimonials';
import { calls } from '@daybook/schema/contract/calls';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import {
  CONSENT_IN_FUTURE,
  TESTIMONIAL_NOT_FOUND,
  TESTIMONIALS_FULL,
} from '@daybook/schema/words/admin-texts';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Context } from '../../context.ts';
import type { TestimonialRow } from '../../database/admin-tables.ts';
import { Refusal } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { INPUT_NOT_VALID } from '../../http/refusal-texts.ts';
import { mustBeOk } from '../../runtime/outcome.ts';
import { addTestimonial, deleteTestimonial, listTestimonials } from './testimonials-store.ts';

export function mountAdminTestimonials(mount: Mount, { database, clock }: Context): void {
  mount(calls.listTestimonials, async () => (await listTestimonials(database.read)).map(testimonialAnswer));

  mount(calls.addTestimonial, async ({ user, body }) => {
    if (body.consented_on > todayIn(DEFAULT_TIMEZONE, clock()))
      throw new Refusal(400, INPUT_NOT_VALID, { fields: { consented_on: CONSENT_IN_FUTURE } });
    const by = { who: user.email, now: clock() };
    const added = await database.write({}, (tx) => addTestimonial(tx, body, by));
    return testimonialAnswer(mustBeOk(added, { full: () => new Refusal(409, TESTIMONIALS_FULL) }));
  });

  mount(calls.deleteTestimonial, async ({ user, params }) => {
    const by = { who: user.email, now: clock() };
    const deleted = await database.write({}, (tx) => deleteTestimonial(tx, params.testimonialId, by));
    mustBeOk(deleted, { 'no testimonial': () => new Refusal(404, TESTIMONIAL_NOT_FOUND) });
    return { ok: true };
  });
}

const testimonialAnswer = ({ id, name, business, words, consentedOn }: TestimonialRow): Testimonial => ({
  id,
  name,
  business,
  words,
  consented_on: consentedOn,
});
