import type { NewsletterSignup } from '@daybook/schema/contract/newsletter';
import { DELETING } from '../../ui/interface-texts.ts';
import { callAdmin } from '../../api/admin.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';
import {
  DELETE_SIGNUP,
  DELETE_SIGNUP_CONSEQUENCE,
  deleteSignupQuestion,
  KEEP_SIGNUP,
  SIGNUP_DELETE_FAILED,
  SIGNUP_DELETED,
} from './newsletter-texts.ts';

export function DeleteSignup({ signup, onClose }: { signup: NewsletterSignup; onClose: () => void }) {
  return (
    <ChangeQuestion
      title={deleteSignupQuestion(signup.email)}
      confirmText={DELETE_SIGNUP}
      workingText={DELETING}
      keepText={KEEP_SIGNUP}
      change={() => callAdmin('deleteSignup', { params: { signupId: String(signup.id) } })}
      done={SIGNUP_DELETED}
      failed={SIGNUP_DELETE_FAILED}
      onClose={onClose}
    >
      {DELETE_SIGNUP_CONSEQUENCE}
    </ChangeQuestion>
  );
}
