import type { PublicQuestion, Question, QuestionRequest } from '@daybook/schema/contract/question';

/** Leaves out which answers are about health: that is between the owner and the law. */
export const publicQuestionOf = ({ is_about_health: _mark, ...question }: Question): PublicQuestion =>
  question;

/** Returns a question as a business's file has it: without its id. */
export const fileQuestionOf = ({ id: _id, ...question }: Question): QuestionRequest => question;

type Asked = QuestionRequest & { id?: number | null | undefined };

/** Gives new questions ids that the business never used for another one that it still has. */
export function withIds(asked: readonly Asked[], before: readonly Question[] = []): Question[] {
  const known = new Set(before.map(({ id }) => id));
  let last = Math.max(0, ...known);
  return asked.map(({ id, ...question }) => {
    const keeps = id != null && known.delete(id);
    return { ...question, id: keeps ? id : (last += 1) };
  });
}
