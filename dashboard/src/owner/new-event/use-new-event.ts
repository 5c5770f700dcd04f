import { useMemo, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { EventsRequest } from '@daybook/schema/contract/event-request';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { EVENT_CREATE_FAILED } from '@daybook/schema/words/event-texts';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { useContractForm } from '../../forms/use-contract-form.ts';
import type { Creation } from './creation/outcome.ts';
import { useCreation } from './creation/use-creation.ts';
import { chooseDates } from './form/choose-dates.ts';
import { EMPTY_FORM } from './form/new-event-form.ts';
import { fieldNameOf, newEventSchema } from './form/request.ts';

const failed = { refused: EVENT_CREATE_FAILED, network: NETWORK_ERROR };

/** The form's state, and the result of sending it. `onCreated` is called when every date has its event. */
export function useNewEvent({ id, timezone }: Business, onCreated: (count: number) => void) {
  const schema = useMemo(() => newEventSchema(() => todayIn(timezone, Date.now())), [timezone]);
  const [values] = useState(() => ({ ...EMPTY_FORM, idempotency_key: crypto.randomUUID() }));
  const [result, setResult] = useState<Creation | null>(null);
  const { create, progress } = useCreation(id);
  const contractForm = useContractForm({
    schema,
    values,
    send: async (request: EventsRequest) => {
      setResult(null);
      const creation = await create(request, contractForm.form.getValues('idempotency_key'));
      if (creation.kind === 'all') onCreated(creation.created);
      else setResult(creation);
    },
    failed,
    speaks: 'when left',
    hasSummary: true,
    keptAs: `new event ${id}`,
    nameOf: fieldNameOf,
  });
  return {
    ...contractForm,
    result,
    progress,
    /** Leaves those dates in the form, to be sent again. */
    keepFailed: (dates: string[]) => {
      setResult(null);
      chooseDates(contractForm.form, dates);
    },
  };
}
