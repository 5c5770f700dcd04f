import { calls } from '@daybook/schema/contract/calls';
import { QUESTIONS_CHANGED_SINCE } from '@daybook/schema/words/question-texts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { saveQuestions } from './questions-store.ts';

const refusals = { 'changed since': () => new Refusal(409, QUESTIONS_CHANGED_SINCE) };

export function mountQuestions(mount: Mount, { database }: Context): void {
  mount(calls.saveQuestions, async ({ business: { id }, body }) =>
    mustBeOk(await database.write({ business: id }, (tx) => saveQuestions(tx, id, body)), refusals),
  );
}
