const KILOBYTE = 1000;

/** '850 kB', '1.2 MB': decimal, as browsers show downloads. */
export function amountText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.ceil(kilobytes)} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
