import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { diaryWeeksKey } from './keys.ts';

/** The last weeks of a business: its diary's visits, and its bookings. */
export function useDiaryWeeks(businessId: number) {
  return useQuery({
    queryKey: diaryWeeksKey(businessId),
    queryFn: ({ signal }) => call('listDiaryWeeks', { params: { businessId: String(businessId) }, signal }),
  });
}
