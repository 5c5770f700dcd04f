import type { Business } from '@daybook/schema/contract/business';
import type { Question, QuestionForm, QuestionKind } from '@daybook/schema/contract/question';
import { useCall, useChange } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { inUse } from '#owner/choices.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Select, withChosen, type Choice } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { useToast } from '#ui/message/Toasts.tsx';
import * as texts from './question-texts.ts';
import { savedAs } from './saved-as.ts';

const NEW: QuestionForm = {
  text: '',
  kind: 'short',
  choices: [],
  is_required: false,
  is_about_health: false,
  service_name: null,
  event_name: null,
};

const KINDS: Choice<QuestionKind>[] = [
  { value: 'short', label: texts.KINDS.short },
  { value: 'long', label: texts.KINDS.long },
  { value: 'one', label: texts.KINDS.one },
  { value: 'several', label: texts.KINDS.several },
  { value: 'consent', label: texts.KINDS.consent },
];

interface QuestionDialogProps {
  business: Business;
  /** Null for a new one */
  question: Question | null;
  onClose: () => void;
}

export function QuestionDialog({ business, question, onClose }: QuestionDialogProps) {
  const save = useChange('saveQuestions');
  const showToast = useToast();
  const { questions } = business;
  const { field, form, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/question')).questionRequest,
    values: question ?? NEW,
    failed: texts.SAVE_FAILED,
    nameOf: (path) => path.replace(/^questions\.\d+\./, ''),
    send: async (body) => {
      const at = question ? questions.findIndex(({ id }) => id === question.id) : questions.length;
      await save.mutateAsync(savedAs(business, question ? { id: question.id, ...body } : body, at));
      showToast(texts.SAVED);
      onClose();
    },
  });
  const kind = form.watch('kind');
  return (
    <FormDialog
      {...sending}
      size="wide"
      title={question ? texts.EDIT_QUESTION : texts.ADD_QUESTION}
      onClose={onClose}
      submitText={question ? SAVE_CHANGES : texts.ADD_QUESTION}
      workingText={SAVING}
    >
      <Select
        label={texts.KIND}
        choices={KINDS}
        value={kind}
        onChoose={(chosen) => form.setValue('kind', chosen, { shouldDirty: true })}
      />
      <TextField
        {...field('text')}
        label={kind === 'consent' ? texts.CONSENT_TEXT : texts.QUESTION}
        hint={kind === 'consent' ? texts.CONSENT_HINT : undefined}
        autoComplete="off"
      />
      {kind === 'one' || kind === 'several' ? (
        <TextArea
          name="choices"
          label={texts.CHOICES}
          hint={texts.CHOICES_HINT}
          rows={4}
          defaultValue={form.getValues('choices')?.join('\n')}
          error={field('choices').error}
          onChange={({ target }) => form.setValue('choices', linesOf(target.value), { shouldDirty: true })}
        />
      ) : null}
      <AskedFor
        business={business}
        asked={form.watch(['service_name', 'event_name'])}
        onChoose={(service, event) => {
          form.setValue('service_name', service, { shouldDirty: true });
          form.setValue('event_name', event, { shouldDirty: true });
        }}
      />
      <Checkbox {...form.register('is_required')} label={texts.REQUIRED} hint={texts.REQUIRED_HINT} />
      <Checkbox
        {...form.register('is_about_health')}
        label={texts.ABOUT_HEALTH}
        hint={texts.ABOUT_HEALTH_HINT}
      />
    </FormDialog>
  );
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface AskedForProps {
  business: Business;
  asked: (string | null | undefined)[];
  onChoose: (service: string | null, event: string | null) => void;
}

/** Chooses every booking, a service or an event. */
function AskedFor({ business, asked: [service, event], onChoose }: AskedForProps) {
  const params = { businessId: business.id };
  const services = inUse(useCall('listCatalogueServices', { params }).data).map(({ name }) => name);
  const patterns = useCall('listPatterns', { params }).data ?? [];
  const dates = useCall('listScheduledEvents', { params, query: { when: 'upcoming', page: 1 } }).data;
  const planned = [...patterns.map(({ event }) => event), ...(dates?.events ?? [])];
  const events = new Set(planned.map(({ event_name }) => event_name));
  const choices = [
    ...services.map((name) => ({ value: `s${name}`, label: name })),
    ...[...events].map((name) => ({ value: `e${name}`, label: name })),
  ];
  const name = service ?? event ?? '';
  const chosen = { value: name && `${service ? 's' : 'e'}${name}`, label: name };
  return (
    <Select
      label={texts.ASKED_FOR}
      choices={withChosen(texts.EVERY_BOOKING, choices, chosen)}
      value={chosen.value}
      onChoose={(value) => {
        const [of, wanted] = [value.slice(0, 1), value.slice(1) || null];
        onChoose(of === 's' ? wanted : null, of === 'e' ? wanted : null);
      }}
    />
  );
}
