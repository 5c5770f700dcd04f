import { useRef, useState } from 'react';
import { failureTextOf } from '#api/call-error.ts';
import type { Given } from '#api/call.ts';
import { useChange } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { Row } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import * as texts from './picture-texts.ts';
import { pictureToSend } from './picture-to-send.ts';
import styles from '../settings.module.css';

/** `content` is the new picture in base64. */
type Question = { is: 'remove' } | { is: 'replace'; content: string };

interface PictureFieldProps {
  businessId: number;
  /** Null for the business itself. */
  personId: number | null;
  name: string;
  /** Null without one. */
  picture: string | null;
}

/** Shows the picture of a business or a person, and lets the owner choose, replace and remove it. */
export function PictureField({ businessId, personId, name, picture }: PictureFieldProps) {
  const words = personId === null ? texts.OF_BUSINESS : texts.OF_PERSON;
  const [question, setQuestion] = useState<Question | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const showToast = useToast();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const send = useChange('changePicture', { onSuccess: () => showToast(texts.PICTURE_SAVED) });
  const givenOf = (content: string | null) => ({
    params: { businessId },
    body: { picture: content, person_id: personId },
  });
  const save = (content: string) => send.mutate(givenOf(content));
  const choose = async (file: Blob) => {
    send.reset();
    const content = await pictureToSend(file);
    setIsUnreadable(content === null);
    if (content !== null && picture === null) save(content);
    else if (content !== null) setQuestion({ is: 'replace', content });
  };
  const failed = send.error ? failureTextOf(send.error, texts.SAVE_FAILED) : undefined;

  return (
    <FieldGroup label={texts.PICTURE} hint={words.hint} error={isUnreadable ? texts.NO_PICTURE : failed}>
      <Row gap={16}>
        {picture === null ? null : (
          <img
            className={styles.picture}
            src={picture}
            alt={texts.pictureOf(name)}
            width={104}
            height={104}
          />
        )}
        <Row gap={8}>
          <Button
            onClick={() => input.current?.click()}
            isWorking={send.isPending}
            workingText={texts.SAVING_PICTURE}
          >
            {picture === null ? texts.CHOOSE_PICTURE : texts.REPLACE_PICTURE}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          {picture === null ? null : (
            <Button kind="quiet" onClick={() => setQuestion({ is: 'remove' })} disabled={send.isPending}>
              {texts.REMOVE_PICTURE}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </Row>
      </Row>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.PICTURE}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // Lets the owner choose the same file again.
          target.value = '';
        }}
      />
      {question === null ? null : (
        <AskFirst
          removal={givenOf(null)}
          name={name}
          consequence={words.consequence}
          question={question}
          onReplace={(content) => {
            setQuestion(null);
            save(content);
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </FieldGroup>
  );
}

interface AskFirstProps {
  name: string;
  consequence: string;
  question: Question;
  removal: Given<'changePicture'>;
  onReplace: (content: string) => void;
  onClose: () => void;
}

function AskFirst({ name, consequence, question, removal, onReplace, onClose }: AskFirstProps) {
  if (question.is === 'replace')
    return (
      <ConfirmDialog
        title={texts.replaceQuestion(name)}
        confirmText={texts.REPLACE_PICTURE}
        workingText={texts.SAVING_PICTURE}
        keepText={texts.KEEP_PICTURE}
        onConfirm={() => onReplace(question.content)}
        onClose={onClose}
      >
        <p>{consequence}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmChange
      title={texts.removeQuestion(name)}
      confirmText={texts.REMOVE_PICTURE}
      workingText={texts.REMOVING_PICTURE}
      keepText={texts.KEEP_PICTURE}
      call="changePicture"
      given={removal}
      done={texts.PICTURE_REMOVED}
      failed={texts.REMOVE_FAILED}
      onClose={onClose}
    >
      <p>{consequence}</p>
    </ConfirmChange>
  );
}
