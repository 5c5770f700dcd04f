import type { Diary } from '@daybook/schema/contract/diary';
import type { OpenDiary } from '../diary/diary-state.ts';

/** The diary with what the chosen service costs now, in pounds. */
export function withPrice({ diary, choice }: OpenDiary, pounds: number): Diary {
  const events = diary.events.map((event) => ({
    ...event,
    services: event.services.map((service) =>
      event.id === choice.eventId && service.id === choice.serviceId
        ? { ...service, service_price: pounds }
        : service,
    ),
  }));
  return { ...diary, events };
}
