import type { PageMove } from '@daybook/schema/contract/diary-page';
import { ANSWER } from '../diary/sample-diary.ts';

export const MOVE: PageMove = {
  token: 'a-token-of-the-email-link',
  booking: {
    ...ANSWER.booking,
    person_id: null,
    can_cancel: true,
    can_move: true,
    changes_until: '2026-11-23T10:30:00.000Z',
    change_notice_hours: 24,
    takes_bookings: true,
    wants_earlier: null,
    privacy_notice: null,
    cancellation_policy: null,
  },
};
