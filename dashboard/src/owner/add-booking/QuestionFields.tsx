import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import type { Question } from '@daybook/schema/contract/question';
import { LONG_ANSWER_MAX, SHORT_ANSWER_MAX } from '@daybook/schema/figures/bounds';
import { answerName } from '@daybook/schema/rules/answers';
import { isDate } from '@daybook/schema/rules/date';
import { questionsFor, type TypedAnswers } from '@daybook/schema/rules/questions';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/Layout.tsx';
import type { FieldProblem } from '#ui/message/ErrorSummary.tsx';
import * as texts from './add-booking-texts.ts';
import type { FormParts } from './WhenFields.tsx';

interface QuestionFieldsProps extends Pick<FormParts, 'form'> {
  business: Business;
  services: readonly CatalogueService[];
  /** The form's, also those of other fields. */
  problems: readonly FieldProblem[];
  answers: TypedAnswers;
  setAnswers: (answers: TypedAnswers) => void;
}

/** Asks what customers are asked. The owner may leave out every answer. */
export function QuestionFields({
  business,
  services,
  form,
  problems,
  answers,
  setAnswers,
}: QuestionFieldsProps) {
  const [day, serviceId] = form.watch(['date', 'service_id']);
  const date = day ?? '';
  const service = services.find(({ id }) => id === serviceId)?.name;
  const { data: events = [] } = useCall(
    'listEvents',
    { params: { businessId: business.id }, query: { from: date, to: date } },
    { ...KEEPS_PREVIOUS, enabled: isDate(date) && business.questions.some(({ event_name }) => event_name) },
  );
  const names = [
    undefined,
    ...events.filter(({ event_date }) => event_date === date).map((one) => one.event_name),
  ];
  const asked = business.questions.filter((question) =>
    names.some((name) => questionsFor([question], name, service).length > 0),
  );
  if (asked.length === 0) return null;
  return (
    <FieldGroup label={texts.QUESTIONS} hint={texts.QUESTIONS_HINT}>
      <Stack gap={16}>
        {asked.map((question) => {
          const name = answerName(question);
          return (
            <QuestionField
              key={question.id}
              question={question}
              error={problems.find((problem) => problem.name === name)?.text}
              value={answers[name] ?? ''}
              onAnswer={(text) => setAnswers({ ...answers, [name]: text })}
            />
          );
        })}
      </Stack>
    </FieldGroup>
  );
}

interface QuestionFieldProps {
  question: Question;
  error: string | undefined;
  value: string;
  onAnswer: (text: string) => void;
}

function QuestionField({ question, error, value, onAnswer }: QuestionFieldProps) {
  const { kind, text: label, choices } = question;
  const name = answerName(question);
  const onChange = ({ target }: { target: { value: string } }) => onAnswer(target.value);
  switch (kind) {
    case 'short':
      return (
        <TextField
          {...{ name, label, error }}
          value={value}
          onChange={onChange}
          maxLength={SHORT_ANSWER_MAX}
          autoComplete="off"
          isOptional
        />
      );
    case 'long':
      return (
        <TextArea
          {...{ name, label, error }}
          value={value}
          onChange={onChange}
          maxCharacters={LONG_ANSWER_MAX}
          rows={2}
          isOptional
        />
      );
    case 'one':
      return (
        <Select
          {...{ name, label, error }}
          value={value}
          onChoose={onAnswer}
          choices={[
            { value: '', label: texts.NO_ANSWER },
            ...choices.map((choice) => ({ value: choice, label: choice })),
          ]}
          isOptional
        />
      );
    case 'several': {
      const chosen = value.split('\n');
      return (
        <FieldGroup {...{ label, error }} isOptional>
          <Stack gap={4}>
            {choices.map((choice) => (
              <Checkbox
                key={choice}
                name={name}
                label={choice}
                checked={chosen.includes(choice)}
                onChange={({ target }) =>
                  onAnswer(
                    choices
                      .filter((one) => (one === choice ? target.checked : chosen.includes(one)))
                      .join('\n'),
                  )
                }
              />
            ))}
          </Stack>
        </FieldGroup>
      );
    }
    case 'consent':
      return (
        <Checkbox
          {...{ name, label, error }}
          checked={value === label}
          onChange={({ target }) => onAnswer(target.checked ? label : '')}
        />
      );
  }
}
