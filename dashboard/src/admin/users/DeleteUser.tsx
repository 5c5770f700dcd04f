import type { AdminUser } from '@daybook/schema/contract/admin/users';
import { DELETING } from '../../ui/interface-texts.ts';
import { callAdmin, useConsequences } from '../../api/admin.ts';
import { counted } from '../../ui/number-text.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';
import { consequencesText } from '../consequences.ts';
import { Consequences } from '../Consequences.tsx';
import { callOf } from './user-name.ts';
import {
  businessesNamed,
  DELETE_USER,
  DELETE_USER_BLOCKS,
  DELETE_USER_PHRASE,
  deleteUserQuestion,
  KEEP_USER,
  TYPE_DELETE_USER,
  USER_DELETE_FAILED,
  userDeleted,
} from './user-texts.ts';

/** Asks whether to delete an account, says what goes with it, and wants a phrase typed. */
export function DeleteUser({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const params = { userId: String(user.id) };
  const consequences = useConsequences(['user', user.id], (signal) =>
    callAdmin('getUserConsequences', { params, signal }),
  );
  return (
    <ChangeQuestion
      title={deleteUserQuestion(callOf(user))}
      confirmText={DELETE_USER}
      workingText={DELETING}
      keepText={KEEP_USER}
      phrase={{ text: DELETE_USER_PHRASE, problem: TYPE_DELETE_USER }}
      change={() => callAdmin('deleteUser', { params })}
      done={userDeleted(callOf(user))}
      failed={USER_DELETE_FAILED}
      onClose={onClose}
    >
      <Consequences
        query={consequences}
        textOf={(found) => {
          const businesses = counted(found.businesses.length, 'business', 'businesses');
          return consequencesText([businessesNamed(businesses, found.businesses)], found);
        }}
      />
      <p>{DELETE_USER_BLOCKS}</p>
    </ChangeQuestion>
  );
}
