import { useState } from 'react';
import { WHOLE_DAY_ITEM } from '@daybook/schema/words/kept-in-browser';

/** Whether the week shows a whole day at once, as it was last left on this device. */
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
    return localStorage.getItem(WHOLE_DAY_ITEM) === 'on';
  } catch {
    return false;
  }
}
