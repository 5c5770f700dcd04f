import { useEffect, useEffectEvent, useState } from 'react';
import type { Misfit } from '@daybook/schema/contract/misfits';
import { usePreview } from '#api/use-preview.ts';
import { sendOrAsk, type Answers, type Change, type OwnerAnswer, type WithMisfits } from './send-or-ask.ts';

const NO_ANSWERS: Answers = new Map();

interface Shown<Outcome> {
  outcome: Outcome;
  hasChanged: boolean;
}

/** Holds the owner's choices. `Misfits` takes what it returns as its props. */
function useAnswers() {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const askedOf = ({ outcome, hasChanged }: Shown<WithMisfits>) => ({
    misfits: outcome.no_longer_fit,
    offers: outcome.offers_ended,
    fitting: outcome.fitting ?? 0,
    hasChanged,
    answers,
    onAnswer: (misfits: readonly Misfit[], answer: OwnerAnswer) =>
      setAnswers((now) => new Map([...now, ...misfits.map(({ booking }) => [booking.id, answer] as const)])),
  });
  return { answers, askedOf };
}

/** Asks about bookings that no longer fit after a change, once the owner saves it. */
export function useMisfits<Body, Outcome extends WithMisfits, Saved>(change: Change<Body, Outcome, Saved>) {
  const [shown, setShown] = useState<Shown<Outcome> | null>(null);
  const { answers, askedOf } = useAnswers();
  return {
    /** Null while nothing is asked. */
    asked: shown && askedOf(shown),
    /** Saves and resolves to the result, or asks first and resolves to null. Rejects like the calls. */
    send: async (body: Body): Promise<Saved | null> => {
      const sent = await sendOrAsk(change, body, shown?.outcome ?? null, answers);
      if (sent.is === 'saved') return sent.saved;
      setShown(sent);
      return null;
    },
    /** Call it when the form changes, because what is shown no longer applies. It keeps the choices. */
    forget: () => setShown(null),
  };
}

/** Does the same, but shows what the change would do before anyone clicks, and again when `body` is another. */
export function useMisfitsAtOnce<Body, Outcome extends WithMisfits, Saved>(
  change: Change<Body, Outcome, Saved>,
  body: Body,
) {
  const preview = usePreview(body, change.dryRun);
  const { answers, askedOf } = useAnswers();
  return {
    asked: preview.data ? askedOf({ outcome: preview.data, hasChanged: preview.hasChanged }) : null,
    send: async (): Promise<Saved | null> => {
      const sent = await sendOrAsk(change, body, preview.data ?? null, answers);
      if (sent.is === 'saved') return sent.saved;
      preview.show(sent.outcome);
      return null;
    },
    load: preview,
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
