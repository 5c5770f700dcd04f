/** What the account's switch said last on this device. */
const KEY = 'email-notifications';

/** Kept where the browser lets us keep anything. The account's own word, on the server, is what counts. */
export function mirrorOnDevice(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Storage that is full or forbidden changes nothing for anybody.
  }
}
