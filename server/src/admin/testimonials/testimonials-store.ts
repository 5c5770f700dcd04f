import { desc, eq } from 'drizzle-orm';
import type { TestimonialRequest } from '@daybook/schema/contract/admin/testimonials';
import { TESTIMONIALS_MAX } from '@daybook/schema/figures/bounds';
import { testimonials, type TestimonialRow } from '../../database/admin-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { countRows, firstOf, one, prepared } from '../../database/prepared.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { recordAction, type AdminMoment } from '../audit/record-action-store.ts';

/** Resolves to all, newest first. */
export const listTestimonials = (on: Reader): Promise<TestimonialRow[]> => all(on).execute();

const all = prepared((on: Reader) => on.select().from(testimonials).orderBy(desc(testimonials.id)).prepare());

export async function addTestimonial(
  tx: Transaction,
  { consented_on: consentedOn, ...quote }: TestimonialRequest,
  by: AdminMoment,
): Promise<Outcome<TestimonialRow, 'full'>> {
  if ((await countRows(tx, testimonials)) >= TESTIMONIALS_MAX) return no('full');
  const added = await one(
    tx
      .insert(testimonials)
      .values({ ...quote, consentedOn, createdAt: by.now })
      .returning(),
  );
  const after = { consented_on: consentedOn };
  await recordAction(tx, by, { action: 'testimonial_added', ...subjectOf(added.id), before: null, after });
  return ok(added);
}

export async function deleteTestimonial(
  tx: Transaction,
  id: number,
  by: AdminMoment,
): Promise<Outcome<'deleted', 'no testimonial'>> {
  const deleted = await firstOf(tx.delete(testimonials).where(eq(testimonials.id, id)).returning());
  if (!deleted) return no('no testimonial');
  const before = { consented_on: deleted.consentedOn };
  await recordAction(tx, by, { action: 'testimonial_deleted', ...subjectOf(id), before, after: null });
  return ok('deleted');
}

/** The log doesn't name the author, because the name would stay after they withdraw their consent. */
const subjectOf = (id: number) => ({ subject: `Testimonial ${id}`, subjectId: id });
