import { useEffect, useEffectEvent, useState } from 'react';
import type { Misfit } from '@daybook/schema/contract/misfits';
import { sendOrAsk, type Answers, type Change, type OwnerAnswer, type WithMisfits } from './send-or-ask.ts';

const NO_ANSWERS: Answers = new Map();

interface Shown<Outcome> {
  outcome: Outcome;
  hasChanged: boolean;
}

/** Asks about bookings that no longer fit after a change. `Misfits` takes `asked` as its props. */
export function useMisfits<Body, Outcome extends WithMisfits, Saved>(change: Change<Body, Outcome, Saved>) {
  const [shown, setShown] = useState<Shown<Outcome> | null>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  return {
    asked: shown && {
      misfits: shown.outcome.no_longer_fit,
      fitting: shown.outcome.fitting ?? 0,
      hasChanged: shown.hasChanged,
      answers,
      onAnswer: (misfits: readonly Misfit[], answer: OwnerAnswer) =>
        setAnswers(
          (now) => new Map([...now, ...misfits.map(({ booking }) => [booking.id, answer] as const)]),
        ),
    },
    /** What the change would do; null while nothing is asked. */
    outcome: shown?.outcome ?? null,
    /** Shows what the change would do, even if every booking fits. */
    show: (outcome: Outcome) => setShown({ outcome, hasChanged: false }),
    /** Saves and resolves to the result, or asks first and resolves to null. Rejects like the calls. */
    send: async (body: Body): Promise<Saved | null> => {
      const sent = await sendOrAsk(change, body, shown?.outcome ?? null, answers);
      if (sent.is === 'saved') return sent.saved;
      setShown({ outcome: sent.outcome, hasChanged: sent.hasChanged });
      return null;
    },
    /** Call it when the form changes, because what is shown no longer applies. It keeps the choices. */
    forget: () => setShown(null),
  };
}

/**
 * Does the same, but shows what the change would do before anyone clicks. It asks again when `body` changes,
 * so pass the same object until then.
 */
export function useMisfitsAtOnce<Body, Outcome extends WithMisfits, Saved>(
  change: Change<Body, Outcome, Saved>,
  body: Body,
) {
  const { outcome, asked, show, send, forget } = useMisfits(change);
  const [error, setError] = useState<unknown>(null);
  const look = async (isCurrent: () => boolean) => {
    setError(null);
    try {
      const found = await change.dryRun(body);
      if (isCurrent()) show(found);
    } catch (failure) {
      if (isCurrent()) setError(failure);
    }
  };
  const begin = useEffectEvent((isCurrent: () => boolean) => void look(isCurrent));
  const end = useEffectEvent(forget);
  useEffect(() => {
    let isCurrent = true;
    begin(() => isCurrent);
    return () => {
      isCurrent = false;
      end();
    };
  }, [body]);
  return {
    asked,
    send,
    load: { data: outcome ?? undefined, error, refetch: () => look(() => true) },
  };
}

interface WatchedForm {
  subscribe: (changes: { formState: { values: true }; callback: () => void }) => () => void;
}

/** Forgets what is shown when the form changes. */
export function useForgetOnChange(form: WatchedForm, { forget }: { forget: () => void }) {
  const tell = useEffectEvent(forget);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => tell() }), [form]);
}
