import { calls } from '@daybook/schema/contract/calls';
import { buildPath } from '@daybook/schema/rules/path';
import { routes } from '@daybook/schema/words/routes';
import { currentAddressOf } from '../businesses/former-addresses-store.ts';
import type { Context } from '../context.ts';
import type { Mount } from '../http/mount.ts';
import { sendReady } from '../http/ready-answer.ts';
import { movedTo } from '../http/redirects.ts';
import { readDiary, readMonth, readServices, readSlots, readVenues } from './read-diary.ts';
import { diaryNotFound } from './refusals.ts';
import type { Wanted } from './wanted-service.ts';

interface WantedQuery {
  service?: number | undefined;
  with?: number | undefined;
}

const wantedBy = ({ service, with: person }: WantedQuery): Wanted | null =>
  service === undefined ? null : { catalogueId: service, personId: person ?? null };

export function mountDiary(mount: Mount, context: Context): void {
  const { database, limits } = context;
  mount(calls.getDiary, async ({ params, query, request }) => {
    const asked = { eventId: query.event ?? null, date: query.date ?? null, wanted: wantedBy(query) };
    const answer = await readDiary(context, params.slug, asked, limits.reading(request));
    if (answer) return sendReady(answer, request.env.incoming);
    const slug = await currentAddressOf(database.read, params.slug);
    if (slug === null) throw diaryNotFound();
    return movedTo(buildPath(routes.getDiary.path, { slug }, query));
  });

  mount(calls.getDiaryMonth, async ({ params, query, request }) => {
    const { slug: asked, month } = params;
    const answer = await readMonth(
      context,
      asked,
      { month, after: query.after ?? null, wanted: wantedBy(query) },
      limits.reading(request),
    );
    if (answer) return sendReady(answer, request.env.incoming);
    const slug = await currentAddressOf(database.read, asked);
    if (slug === null) throw diaryNotFound();
    return movedTo(buildPath(routes.getDiaryMonth.path, { slug, month }, query));
  });

  mount(calls.listTimeSlots, async ({ params, query, request }) => {
    const choice = {
      venueId: query.venue_id ?? null,
      serviceId: query.service_id ?? null,
      personId: query.person_id ?? null,
    };
    const answer = await readSlots(context, params.eventId, choice, limits.reading(request));
    return sendReady(answer, request.env.incoming);
  });

  mount(calls.listVenues, ({ params, request }) =>
    readVenues(context, params.eventId, limits.reading(request)),
  );
  mount(calls.listServices, ({ params, request }) =>
    readServices(context, params.eventId, limits.reading(request)),
  );
}
