/** Recognises errors that mean that the database can't work at present, and may soon work again. */

/** SQLite's, by the start of its code. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM|PROTOCOL|PERM)/;

/**
 * PostgreSQL's, by the start of its code (its manual's appendix A): connections, read-only servers, rollbacks
 * that allow another try, resources, objects in use, interventions, the system.
 */
const POSTGRES = /^(08|25006|40|53|55P03|57|58)/;

/** The network's on the way to PostgreSQL. */
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's, which have no code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|timeout expired)/;

export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return DRIVER.test(error.message);
  return [SQLITE, POSTGRES, NETWORK].some((codes) => codes.test(String(error.code)));
}
