import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { DELETING } from '../../ui/interface-texts.ts';
import { callAdmin, useConsequences } from '../../api/admin.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';
import { consequencesText } from '../consequences.ts';
import { Consequences } from '../Consequences.tsx';
import {
  BUSINESS_DELETE_FAILED,
  businessDeleted,
  DELETE_BUSINESS,
  DELETE_BUSINESS_PHRASE,
  deleteBusinessQuestion,
  KEEP_BUSINESS,
  TYPE_DELETE_BUSINESS,
} from './business-texts.ts';

interface DeleteBusinessProps {
  business: Pick<AdminBusiness, 'id' | 'business_name'>;
  onClose: () => void;
}

/** Asks whether to delete a business, says what goes with it, and wants a phrase typed. */
export function DeleteBusiness({ business: { id, business_name }, onClose }: DeleteBusinessProps) {
  const params = { businessId: String(id) };
  const consequences = useConsequences(['business', id], (signal) =>
    callAdmin('getBusinessConsequences', { params, signal }),
  );
  return (
    <ChangeQuestion
      title={deleteBusinessQuestion(business_name)}
      confirmText={DELETE_BUSINESS}
      workingText={DELETING}
      keepText={KEEP_BUSINESS}
      phrase={{ text: DELETE_BUSINESS_PHRASE, problem: TYPE_DELETE_BUSINESS }}
      change={() => callAdmin('deleteAnyBusiness', { params })}
      done={businessDeleted(business_name)}
      failed={BUSINESS_DELETE_FAILED}
      onClose={onClose}
    >
      <Consequences query={consequences} textOf={(found) => consequencesText([], found)} />
    </ChangeQuestion>
  );
}
