import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { Question } from '@daybook/schema/contract/question';
import { failureTextOf } from '#api/call-error.ts';
import { useChange } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EDIT } from '#ui/interface-texts.ts';
import { Inset, Row, Section, Stack } from '#ui/Layout.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { RowText } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { editNamed, moreFor, MOVE_DOWN, MOVE_UP, movedTo } from '../catalogue/catalogue-texts.ts';
import * as texts from './question-texts.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { savedAs } from './saved-as.ts';

/** What the business asks people who book, in order. */
export function QuestionsList({ business }: { business: Business }) {
  const { questions } = business;
  const [edited, setEdited] = useState<Question | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Question | null>(null);
  const [said, setSaid] = useState('');
  const move = useChange('saveQuestions');
  const ids = questions.map(({ id }) => id).join();
  const heading = useFocus<HTMLHeadingElement>(ids, { ifLost: true });
  const moveTo = (question: Question, to: number) =>
    move.mutate(savedAs(business, question, to), {
      onSuccess: () => setSaid(movedTo(question.text, to + 1, questions.length)),
    });
  return (
    <Section
      gap={16}
      title={texts.QUESTIONS}
      headingRef={heading}
      text={texts.QUESTIONS_EXPLAINED}
      aside={<Button onClick={() => setEdited('new')}>{texts.ADD_QUESTION}</Button>}
    >
      {questions.length === 0 ? (
        <EmptyState title={texts.NO_QUESTIONS} level={3}>
          {texts.NO_QUESTIONS_EXPLAINED}
        </EmptyState>
      ) : (
        <Card as="ul" isRuled>
          {questions.map((question, at) => (
            <li key={question.id}>
              <Inset>
                <QuestionRow
                  question={question}
                  onEdit={() => setEdited(question)}
                  onDelete={() => setDeleted(question)}
                  onUp={at > 0 ? () => moveTo(question, at - 1) : undefined}
                  onDown={at < questions.length - 1 ? () => moveTo(question, at + 1) : undefined}
                />
              </Inset>
            </li>
          ))}
        </Card>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <Problem text={move.error && failureTextOf(move.error, texts.SAVE_FAILED)} />
      {edited ? (
        <QuestionDialog
          business={business}
          question={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {deleted ? (
        <ConfirmChange
          title={texts.deleteQuestion(deleted.text)}
          confirmText={texts.DELETE}
          workingText={texts.DELETING}
          keepText={texts.KEEP}
          call="saveQuestions"
          given={savedAs(business, deleted, null)}
          done={texts.DELETED}
          failed={texts.SAVE_FAILED}
          onClose={() => setDeleted(null)}
        >
          <p>{texts.DELETE_CONSEQUENCE}</p>
        </ConfirmChange>
      ) : null}
    </Section>
  );
}

interface QuestionRowProps {
  question: Question;
  onEdit: () => void;
  onDelete: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function QuestionRow({ question, onEdit, onDelete, onUp, onDown }: QuestionRowProps) {
  return (
    <Row justify="between" gap={12}>
      <Stack gap={4}>
        <RowText look="strong" as="p">
          {question.text}
        </RowText>
        <RowText look="soft" as="p">
          {texts.about(question)}
        </RowText>
        {question.choices.length > 0 ? (
          <RowText look="soft" as="p">
            {question.choices.join(', ')}
          </RowText>
        ) : null}
      </Stack>
      <Row gap={8} isOneLine>
        <Button onClick={onEdit} aria-label={editNamed(question.text)}>
          {EDIT}
        </Button>
        <Menu
          icon={Ellipsis}
          label={moreFor(question.text)}
          items={[
            ...(onUp ? [{ label: MOVE_UP, icon: ArrowUp, onChoose: onUp }] : []),
            ...(onDown ? [{ label: MOVE_DOWN, icon: ArrowDown, onChoose: onDown }] : []),
            { label: texts.DELETE_SHORT, icon: Trash, onChoose: onDelete },
          ]}
        />
      </Row>
    </Row>
  );
}
