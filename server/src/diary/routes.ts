import { calls } from '@daybook/schema/contract/calls';
import { buildPath } from '@daybook/schema/rules/path';
import { routes } from '@daybook/schema/words/routes';
import type { Mount } from '../http/mount.ts';
import { movedTo } from '../http/permanent-redirect.ts';
import type { SpendFor } from '../http/rate-limit.ts';
import { sendReady } from '../http/ready-answer.ts';
import type { DiaryReader } from './read-diary.ts';
import { diaryNotFound } from './refusals.ts';

export function mountDiary(mount: Mount, reader: DiaryReader, mayMakeFor: SpendFor): void {
  mount(calls.getDiary, async ({ params, query, context }) => {
    const asked = { eventId: query.event ?? null, date: query.date ?? null };
    const answer = await reader.diary(params.slug, asked, mayMakeFor(context));
    if (answer) return sendReady(answer, context.env.incoming);
    const slug = await reader.newSlugOf(params.slug);
    if (slug === null) throw diaryNotFound();
    return movedTo(buildPath(routes.getDiary.path, { slug }, query));
  });

  mount(calls.getDiaryMonth, async ({ params, query, context }) => {
    const { slug: asked, month } = params;
    const answer = await reader.month(asked, { month, after: query.after ?? null }, mayMakeFor(context));
    if (answer) return sendReady(answer, context.env.incoming);
    const slug = await reader.newSlugOf(asked);
    if (slug === null) throw diaryNotFound();
    return movedTo(buildPath(routes.getDiaryMonth.path, { slug, month }, query));
  });

  mount(calls.listTimeSlots, async ({ params, query, context }) => {
    const choice = {
      venueId: query.venue_id ?? null,
      serviceId: query.service_id ?? null,
      personId: query.person_id ?? null,
    };
    const answer = await reader.slots(params.eventId, choice, mayMakeFor(context));
    return sendReady(answer, context.env.incoming);
  });

  mount(calls.listVenues, ({ params, context }) => reader.venues(params.eventId, mayMakeFor(context)));
  mount(calls.listServices, ({ params, context }) => reader.services(params.eventId, mayMakeFor(context)));
}
