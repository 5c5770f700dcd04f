import { createHash, timingSafeEqual } from 'node:crypto';

/** Judges the header `Authorization: Bearer <token>`. How long that takes tells nothing of the token. */
export function createBearerCheck(token: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const due = digest(token);
  return (authorization = '') => {
    const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
    return timingSafeEqual(digest(given), due);
  };
}
