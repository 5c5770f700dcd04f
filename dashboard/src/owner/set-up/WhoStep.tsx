import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService, Person } from '@daybook/schema/contract/catalogue';
import { PEOPLE_MAX } from '@daybook/schema/figures/bounds';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { call } from '#api/call.ts';
import { renewalOf } from '#api/renewals.ts';
import { useTask } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { inUse } from '#owner/choices.ts';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/Layout.tsx';
import { Text } from '#ui/Text.tsx';
import { stepsToTeam } from './save-team.ts';
import * as texts from './set-up-texts.ts';
import { StepForm } from './StepFrame.tsx';
import { nobody, teamFormOf, withServices, type PersonRow, type TeamForm } from './team-form.ts';
import type { TeamRequest } from './team-request.ts';
import { useTyped, type Typed } from './use-typed.ts';
import styles from './set-up.module.css';

interface WhoStepProps {
  business: Business;
  people: readonly Person[];
  services: readonly CatalogueService[];
  typed: Typed<TeamForm>;
  onBack: () => void;
  onDone: () => void;
}

export function WhoStep(props: WhoStepProps) {
  const offered = inUse(props.services);
  const { contractForm, fields, keepOneEmpty, removeRow } = useTeamForm(props, offered);
  const { form, field, sending } = contractForm;
  const rows = form.watch('people');
  return (
    <StepForm
      at={2}
      title={texts.WHO}
      explanation={texts.WHO_EXPLAINED}
      sending={sending}
      submitText={texts.TO_HOURS}
      onBack={props.onBack}
    >
      <FieldGroup label={texts.TEAM} isLabelHidden>
        <Card as="ul">
          {fields.map((row, index) => (
            <li key={row.id} className={styles.person}>
              <Row gap={8} isOneLine align="start">
                <div className={styles.grows}>
                  <TextField
                    {...form.register(`people.${index}.name`, { onChange: keepOneEmpty })}
                    error={field(`people.${index}.name`).error}
                    label={texts.nameOf(index + 1)}
                    isLabelHidden
                    placeholder={texts.ADD_NAME}
                    autoComplete="off"
                  />
                </div>
                {index > 0 && index < fields.length - 1 ? (
                  <IconButton
                    icon={X}
                    label={texts.remove(rows[index]?.name || texts.nameOf(index + 1))}
                    onClick={() => removeRow(index)}
                  />
                ) : null}
              </Row>
              {rows[index]?.person_id || rows[index]?.name.trim() ? (
                <PersonChoices
                  contractForm={contractForm}
                  index={index}
                  offered={offered}
                  row={rows[index]}
                />
              ) : null}
            </li>
          ))}
        </Card>
      </FieldGroup>
      <Text size={14} tone="soft">
        {texts.OWN_COLUMN}
      </Text>
    </StepForm>
  );
}

function useTeamForm(
  { business: { id: businessId }, people, typed, onDone }: WhoStepProps,
  offered: readonly CatalogueService[],
) {
  const save = useSavingTeam(businessId);
  const serviceIds = offered.map(({ id }) => id);
  const [values] = useState(() =>
    typed.values === null ? teamFormOf(people, offered) : withServices(typed.values, serviceIds),
  );
  const contractForm = useContractForm({
    schema: async () => (await import('./team-request.ts')).teamRequest,
    values,
    send: async (request: TeamRequest) => {
      await save.mutateAsync(request);
      forget();
      onDone();
    },
    failed: { refused: texts.NOT_SAVED, network: NETWORK_ERROR },
    keptAs: `set up team ${businessId}`,
  });
  const { control, getValues, setValue } = contractForm.form;
  const forget = useTyped(typed, getValues);
  const { fields, append, remove } = useFieldArray({ control, name: 'people' });
  /** The empty row becomes a person, and a new empty one follows. */
  const keepOneEmpty = () => {
    const last = getValues('people').at(-1);
    if (last && last.name.trim() !== '' && fields.length < PEOPLE_MAX)
      append(nobody(serviceIds), { shouldFocus: false });
  };
  const removeRow = (index: number) => {
    const id = getValues(`people.${index}.person_id`);
    if (id) setValue('removed', [...getValues('removed'), Number(id)]);
    remove(index);
  };
  return { contractForm, fields, keepOneEmpty, removeRow };
}

interface PersonChoicesProps {
  contractForm: ReturnType<typeof useContractForm<TeamForm, TeamRequest>>;
  index: number;
  offered: readonly CatalogueService[];
  row: PersonRow;
}

function PersonChoices({ contractForm: { form, field }, index, offered, row }: PersonChoicesProps) {
  const done = offered.filter((_, at) => row.does[at] !== false).length;
  return (
    <>
      <Checkbox {...field(`people.${index}.bookable_online`)} label={texts.BOOKABLE_ONLINE} />
      {offered.length > 1 ? (
        <Disclosure summary={texts.doesServices(done, offered.length)}>
          <FieldGroup
            label={texts.SERVICES}
            isLabelHidden
            error={form.getFieldState(`people.${index}.does`, form.formState).error?.message}
          >
            {offered.map(({ id, name }, at) => (
              <Checkbox key={id} {...form.register(`people.${index}.does.${at}`)} label={name} />
            ))}
          </FieldGroup>
        </Disclosure>
      ) : null}
    </>
  );
}

/** Saves one person after the other. A second attempt goes on where the first one failed. */
const useSavingTeam = (businessId: number) =>
  useTask(async ({ wanted, removed }: TeamRequest) => {
    const params = { businessId };
    const [people, services] = await Promise.all([
      call('listPeople', { params }),
      call('listCatalogueServices', { params }),
    ]);
    for (const step of stepsToTeam({ people, services }, wanted, removed)) {
      if (step.is === 'add') await call('addPerson', { params, body: step.request });
      else {
        const item = { params: { businessId, itemId: step.id } };
        await (step.is === 'archive'
          ? call('archivePerson', item)
          : call('changePerson', { ...item, body: step.request }));
      }
    }
  }, renewalOf('changePerson'));
