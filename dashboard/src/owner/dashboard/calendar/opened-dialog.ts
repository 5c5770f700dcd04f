import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { BookingStart } from '../../add-booking/booking-start.ts';
import type { TimeOffStart } from '../../time-off/TimeOffDialog.tsx';

export type OpenedDialog =
  | { dialog: 'day'; date: string }
  /** `time` (HH:MM) is where the owner clicked in the week. */
  | { dialog: 'event'; event: OwnerEvent; time?: string | undefined }
  | { dialog: 'hours'; hours: TimeOffStart }
  | { dialog: 'time off'; start: TimeOffStart }
  | { dialog: 'booking'; start: BookingStart };
