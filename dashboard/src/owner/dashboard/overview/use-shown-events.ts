import { useSearchParams } from 'react-router';
import { useScheduledEvents } from '../../../api/events.ts';
import { readView } from './address.ts';

/** The page of events that the address names. */
export function useShownEvents(businessId: number) {
  const [query] = useSearchParams();
  const { when, eventsPage } = readView(query);
  return { when, load: useScheduledEvents(businessId, { when, page: eventsPage }) };
}
