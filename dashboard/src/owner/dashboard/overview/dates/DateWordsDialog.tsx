import type { DateWordsForm, DateWordsRequest } from '@daybook/schema/contract/change-dates';
import { EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { longDate } from '@daybook/schema/rules/date';
import { useChangeDateWords } from '#api/dates.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { DatesChanged } from '#owner/DatesChanged.tsx';
import * as newEventTexts from '#owner/new-event/new-event-texts.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Text } from '#ui/Text.tsx';
import { commonOf, type DatesDialogProps } from './common-of.ts';
import * as texts from './dates-texts.ts';

const longText = { maxCharacters: EVENT_TEXT_MAX, rows: 3 };
const WORDS = ['event_name', 'event_description', 'requirements_note', 'personal_message'] as const;

/** Fields that the owner leaves alone aren't sent, so they stay as they are on each date. */
export function DateWordsDialog({ business, events, onDone, onClose }: DatesDialogProps) {
  const change = useChangeDateWords(business.id);
  const showToast = useToast();
  const event_ids = events.map(({ id }) => id);
  const { form, field, sending } = useContractForm<DateWordsForm, DateWordsRequest>({
    // Fields that differ begin empty, which is no valid name, so only changed ones are checked.
    schema: async () =>
      (await import('@daybook/schema/contract/change-dates')).dateWordsRequest.partial({ event_name: true }),
    values: {
      event_ids,
      ...Object.fromEntries(WORDS.map((word) => [word, commonOf(events, (event) => event[word]) ?? ''])),
    },
    failed: texts.RENAME_FAILED,
    send: async (request) => {
      const { dirtyFields } = form.formState;
      const touched = WORDS.filter((word) => dirtyFields[word]).map((word) => [word, request[word]] as const);
      await change.save({ event_ids, ...Object.fromEntries(touched) });
      showToast(texts.renamed(events.length));
      onDone?.();
      onClose();
    },
  });
  const hintOf = (word: (typeof WORDS)[number]) =>
    commonOf(events, (event) => event[word]) === undefined ? texts.DIFFERENT_NOW : undefined;
  const { isDirty } = form.formState;
  return (
    <FormDialog
      {...sending}
      size="wide"
      title={texts.renameTitle(events.length)}
      onClose={onClose}
      submitText={SAVE_CHANGES}
      workingText={SAVING}
      isDisabled={!isDirty}
    >
      <p>{texts.renameExplained(events.reduce((sum, { booked_count }) => sum + booked_count, 0))}</p>
      <Disclosure summary={texts.whichDates(events.length)}>
        <Stack as="ul" gap={4}>
          {events.map(({ id, event_name, event_date }) => (
            <Text as="li" key={id} size={14} isFigures>
              {longDate(event_date)} · {event_name}
            </Text>
          ))}
        </Stack>
      </Disclosure>
      <TextField {...field('event_name')} label={newEventTexts.EVENT_NAME} hint={hintOf('event_name')} />
      <TextArea
        {...field('event_description')}
        {...longText}
        label={newEventTexts.DESCRIPTION}
        hint={hintOf('event_description')}
        isOptional
      />
      <TextArea
        {...field('requirements_note')}
        {...longText}
        label={newEventTexts.SPECIAL_NOTE}
        hint={hintOf('requirements_note') ?? newEventTexts.SPECIAL_NOTE_HINT}
        isOptional
      />
      <TextArea
        {...field('personal_message')}
        {...longText}
        label={newEventTexts.PERSONAL_MESSAGE}
        hint={hintOf('personal_message') ?? newEventTexts.PERSONAL_MESSAGE_HINT}
      />
      <DatesChanged progress={change.progress} />
    </FormDialog>
  );
}
