/** What the owner asks people who book, below their details. */

import type { PublicQuestion } from '@daybook/schema/contract/question';
import { answerName } from '@daybook/schema/rules/answers';
import { questionsFrom } from '@daybook/schema/words/question-texts';
import { useOpened } from '../diary/diary-context.ts';
import { formOf } from '../diary/diary-state.ts';
import { askedIn } from './asked-in.ts';
import { Choices, Field } from './contact-fields.tsx';

export function Questions() {
  const { state } = useOpened();
  const asked = askedIn(state);
  return asked[0] ? (
    <>
      <h3 class="field">{questionsFrom(state.diary.business.business_name)}</h3>
      {asked.map((question) => (
        <Question key={question.id} {...question} />
      ))}
    </>
  ) : null;
}

function Question(question: PublicQuestion) {
  const { kind, text, choices, is_required } = question;
  const { fields, problems } = formOf(useOpened().state);
  const name = answerName(question);
  const isTick = kind === 'consent';
  const options = isTick ? [text] : choices;
  const about = { name, label: isTick ? '' : text, isOptional: !is_required && !isTick };
  return options[0] ? (
    <Choices
      {...about}
      problem={problems[name]}
      type={kind === 'one' ? 'radio' : 'checkbox'}
      value={fields[name]}
      options={options.map((choice) => [choice, choice])}
    />
  ) : (
    <Field {...about} isLong={kind === 'long'} />
  );
}
