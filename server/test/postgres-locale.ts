/**
 * The arguments of initdb, as in compose.yaml. Every machine has this locale; one of the operating system may
 * be missing.
 */
export const POSTGRES_LOCALE = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=en-GB',
];
