import type { Business } from '@daybook/schema/contract/business';
import type { Question, QuestionRequest, QuestionsRequest } from '@daybook/schema/contract/question';

/** Returns the call that saves a question at a place in the business's list; null deletes it. Without an id it is new. */
export function savedAs(
  { id: businessId, questions }: Pick<Business, 'id' | 'questions'>,
  question: QuestionRequest & Partial<Pick<Question, 'id'>>,
  at: number | null,
) {
  const others: QuestionsRequest['questions'] = questions.filter(({ id }) => id !== question.id);
  return {
    params: { businessId },
    body: {
      questions: at === null ? others : others.toSpliced(at, 0, question),
      seen: questions.map(({ id }) => id),
    },
  };
}
