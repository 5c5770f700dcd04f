import { calls } from '@daybook/schema/contract/calls';
import { buildPath } from '@daybook/schema/rules/path';
import { routes } from '@daybook/schema/words/routes';
import { DIARY_NOT_FOUND, EVENT_NOT_FOUND } from '@daybook/schema/words/texts';
import type { Mount } from '../http/mount.ts';
import { movedTo } from '../http/moved.ts';
import { sendReady } from '../http/ready-answer.ts';
import type { DiaryReader } from './read-diary.ts';
import { diaryNotFound } from './standing.ts';

export function mountDiary(mount: Mount, reader: DiaryReader): void {
  mount(
    calls.getDiary,
    async ({ params, context }) => {
      const answer = await reader.diary(params.slug);
      if (answer) return sendReady(answer, context.env.incoming);
      const slug = await reader.newSlugOf(params.slug);
      if (slug === null) throw diaryNotFound();
      return movedTo(buildPath(routes.getDiary.path, { slug }));
    },
    { notFound: DIARY_NOT_FOUND },
  );

  mount(
    calls.listTimeSlots,
    async ({ params, query, context }) => {
      const choice = { venueId: query.venue_id ?? null, serviceId: query.service_id ?? null };
      return sendReady(await reader.slots(params.eventId, choice), context.env.incoming);
    },
    { notFound: EVENT_NOT_FOUND },
  );

  mount(calls.listVenues, ({ params }) => reader.venues(params.eventId), { notFound: EVENT_NOT_FOUND });
  mount(calls.listServices, ({ params }) => reader.services(params.eventId), { notFound: EVENT_NOT_FOUND });
}
