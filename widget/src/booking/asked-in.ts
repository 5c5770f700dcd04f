import { questionsFor } from '@daybook/schema/rules/questions';
import { chosenEvent, chosenService, type OpenDiary } from '../diary/diary-state.ts';

/** Returns the owner's questions for what is chosen. */
export const askedIn = (state: OpenDiary) =>
  questionsFor(
    state.diary.business.questions,
    chosenEvent(state)?.event_name,
    chosenService(state)?.service_name,
  );
