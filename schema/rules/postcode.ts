const UK = /^(GIR|[A-Z]{1,2}[0-9][A-Z0-9]?)([0-9][ABD-HJLNP-UW-Z]{2})$/;

/** Returns a British postcode as it is printed, 'M21 8BQ' for 'm218bq', and anything else as it is typed. */
export function tidyPostcode(typed: string): string {
  const [, outward, inward] = UK.exec(typed.replaceAll(/\s/g, '').toUpperCase()) ?? [];
  return outward === undefined ? typed : `${outward} ${inward}`;
}
