import type { Business } from '@daybook/schema/contract/business';
import type { Opening, User } from '@daybook/schema/contract/user';
import type { TellError } from '../../database/outage.ts';
import type { RequestContext } from '../../http/environment.ts';
import type { SessionGuard } from '../../http/session-guard.ts';

export interface OpeningParts {
  guard: Pick<SessionGuard, 'find'>;
  findUser: (userId: number) => Promise<User | null>;
  listOwn: (userId: number) => Promise<Business[]>;
  tell: TellError;
}

export type FindOpening = (context: RequestContext) => Promise<Opening | null>;

/**
 * Resolves to null if nobody is logged in or the database fails: the document then contains no data, and its
 * scripts request it and show the error.
 */
export function createFindOpening({ guard, findUser, listOwn, tell }: OpeningParts): FindOpening {
  async function find(context: RequestContext): Promise<Opening | null> {
    const signedIn = await guard.find(context);
    if (!signedIn) return null;
    const [user, businesses] = await Promise.all([findUser(signedIn.userId), listOwn(signedIn.userId)]);
    return user && { user, businesses };
  }
  return (context) =>
    find(context).catch((error: unknown) => {
      tell(error, 'the dashboard’s document could not tell who opens it');
      return null;
    });
}
