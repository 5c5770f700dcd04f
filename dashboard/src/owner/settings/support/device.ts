import { DEVICE_FACTS, windowSize } from './support-texts.ts';

export interface DeviceFact {
  label: string;
  value: string;
}

/** What support asks about a device first, as this browser tells it. */
export function readDevice(): DeviceFact[] {
  return [
    { label: DEVICE_FACTS.browser, value: navigator.userAgent },
    { label: DEVICE_FACTS.window, value: windowSize(window.innerWidth, window.innerHeight) },
    { label: DEVICE_FACTS.language, value: navigator.language },
    { label: DEVICE_FACTS.timezone, value: new Intl.DateTimeFormat().resolvedOptions().timeZone },
  ];
}
