import { useState } from 'react';
import { WHOLE_DAY_ITEM } from '@daybook/schema/words/kept-in-browser';

/** Windows from this width on open on the whole working day; a narrower one has no room for its texts. */
const WIDE_WINDOW = '(width >= 768px)';

/** Returns whether the week shows a whole day at once, as last chosen on this device, and a function that chooses. */
export function useWholeDay(): [boolean, (isWholeDay: boolean) => void] {
  const [isWholeDay, setWholeDay] = useState(read);
  const remember = (isOn: boolean) => {
    setWholeDay(isOn);
    try {
      localStorage.setItem(WHOLE_DAY_ITEM, isOn ? 'on' : 'off');
    } catch {
      // In a browser that stores nothing, the choice holds for this visit.
    }
  };
  return [isWholeDay, remember];
}

function read(): boolean {
  try {
    const chosen = localStorage.getItem(WHOLE_DAY_ITEM);
    if (chosen !== null) return chosen === 'on';
  } catch {
    // A browser that stores nothing has no choice to give.
  }
  return matchMedia(WIDE_WINDOW).matches;
}
