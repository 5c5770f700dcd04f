import { useState } from 'react';

const KEY = 'daybook-week-whole-day';

/** Whether the week shows a whole day at once, as it was last left on this device. */
export function useWholeDay(): [boolean, (isWholeDay: boolean) => void] {
  const [isWholeDay, setWholeDay] = useState(read);
  const remember = (isOn: boolean) => {
    setWholeDay(isOn);
    try {
      localStorage.setItem(KEY, isOn ? 'on' : 'off');
    } catch {
      // In a browser that stores nothing, the choice holds for this visit.
    }
  };
  return [isWholeDay, remember];
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}
