import { longDate } from '@daybook/schema/rules/date';
import { counted } from '@daybook/schema/words/counted';

interface StepTexts {
  title: string;
  explained: string;
  confirm: string;
  working: string;
  done: string;
}

export const STEPS: Record<'pause' | 'resume' | 'end', StepTexts> = {
  pause: {
    title: 'Pause these weekly hours?',
    explained: 'Their upcoming dates leave your diary, and no new ones are published until you resume them.',
    confirm: 'Pause',
    working: 'Pausing…',
    done: 'Weekly hours paused.',
  },
  resume: {
    title: 'Resume these weekly hours?',
    explained: 'Their dates are published again. Dates that you cancelled yourself don’t come back.',
    confirm: 'Resume',
    working: 'Resuming…',
    done: 'Weekly hours resumed.',
  },
  end: {
    title: 'End these weekly hours?',
    explained: 'Their upcoming dates leave your diary, and they can’t be resumed. Past dates stay.',
    confirm: 'End weekly hours',
    working: 'Ending…',
    done: 'Weekly hours ended.',
  },
};
export const STEP_FAILED = {
  refused: 'We couldn’t change these weekly hours.',
  network:
    'We lost the connection, so we don’t know whether these weekly hours have changed. Check your connection, then try again: nothing happens twice.',
};

export const CHANGE_TITLE = 'Change weekly hours?';
export const WHICH_DATES = 'Which dates change?';
export const ALL_DATES = 'All dates';
export const LATER_DATES = 'Dates from a certain day';
export const fromThisDate = (date: string) => `${longDate(date)} and later`;
export const FIRST_CHANGED = 'First date that changes';
export const LATER_EXPLAINED = 'Earlier dates stay as they are.';
export const SAVE = 'Save weekly hours';
export const SAVING = 'Saving…';
export const SAVED = 'Weekly hours saved.';

interface Dates {
  published: readonly string[];
  reworded: readonly string[];
  replaced: readonly string[];
  withdrawn: readonly string[];
  closed: readonly string[];
}

/** Returns a sentence for each effect: '4 dates are published.' */
export function outcomeLines({ published, reworded, replaced, withdrawn, closed }: Dates): string[] {
  const said: [readonly string[], one: string, many: string][] = [
    [published, 'is published.', 'are published.'],
    [replaced, 'gets the new hours, people or places.', 'get the new hours, people or places.'],
    [reworded, 'gets the new texts.', 'get the new texts.'],
    [withdrawn, 'leaves your diary.', 'leave your diary.'],
    [closed, 'keeps its bookings and takes no more.', 'keep their bookings and take no more.'],
  ];
  const lines = said.flatMap(([dates, one, many]) =>
    dates.length === 0 ? [] : `${counted(dates.length, 'date')} ${dates.length === 1 ? one : many}`,
  );
  return lines.length > 0 ? lines : ['No date changes.'];
}
