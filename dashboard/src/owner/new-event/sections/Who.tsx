import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import type { Person as TeamMember } from '@daybook/schema/contract/catalogue';
import { PERSON_COLOURS } from '@daybook/schema/figures/person-colours';
import { WEEKDAYS } from '@daybook/schema/rules/date';
import { PERSON_NAME_REQUIRED } from '@daybook/schema/words/catalogue-texts';
import { textOf } from '#api/call-error.ts';
import { useCall, useChange } from '#api/use-call.ts';
import { inUse } from '#owner/choices.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { SAVING } from '#ui/interface-texts.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/Text.tsx';
import { EMPTY_PERSON, isManual, type NewEventForm, type PersonFields } from '../form/new-event-form.ts';
import { openDays } from '../form/week.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';
import { Section } from './Section.tsx';
import styles from '../new-event.module.css';

/** Asks who takes the appointments. At first that is everyone in the team. */
export function Who({ business }: { business: Business }) {
  const { control, setValue, getValues, formState } = useNewEventForm();
  const team = useCall('listPeople', { params: { businessId: business.id } });
  const people = useWatch({ control, name: 'people' });
  const loaded = team.data;
  useEffect(() => {
    if (!loaded) return;
    const known = new Map(getValues('people').map((person) => [person.id, person]));
    const wanted = inUse(loaded).map(({ id, name }): PersonFields => ({
      ...EMPTY_PERSON,
      ...known.get(id),
      id,
      name,
    }));
    setValue('people', wanted);
  }, [loaded, getValues, setValue]);
  // A team that has loaded stays if a reload fails, so that the choice isn't lost.
  if (team.isError && !loaded)
    return (
      <Section {...texts.WHO}>
        <Notice tone="warning">{texts.TEAM_FAILED}</Notice>
      </Section>
    );
  if (!loaded) return null;
  const errors = formState.errors.people;
  return (
    <Section {...texts.WHO}>
      <FieldGroup
        id="people"
        label={texts.WHO_WORKS}
        isLabelHidden
        error={errors?.root?.message ?? errors?.message}
      >
        <Stack gap={12}>
          {people.map((person, index) => (
            <Person key={person.id} person={person} index={index} />
          ))}
        </Stack>
      </FieldGroup>
      <AddPerson business={business} team={loaded} />
    </Section>
  );
}

function AddPerson({ business, team }: { business: Business; team: readonly TeamMember[] }) {
  const save = useChange('addPerson');
  const showToast = useToast();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  // `isPending` is known at the next render: a second Enter before it added the person twice.
  const isAdding = useRef(false);
  const unused = PERSON_COLOURS.find(({ hex }) => !team.some(({ colour }) => colour === hex));
  const add = async () => {
    if (isAdding.current) return;
    if (name.trim() === '') return setError(PERSON_NAME_REQUIRED);
    isAdding.current = true;
    try {
      const colour = (unused ?? PERSON_COLOURS[0]).hex;
      await save.mutateAsync({
        params: { businessId: business.id },
        body: { name, colour, bookable_online: true },
      });
      showToast(texts.personAdded(name.trim()));
      setName('');
    } catch (failure) {
      setError(textOf(failure, texts.PERSON_NOT_ADDED));
    } finally {
      isAdding.current = false;
    }
  };
  return (
    <FieldRow>
      <TextField
        label={texts.NEW_PERSON}
        hint={texts.NEW_PERSON_HINT}
        isOptional
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ target: { value } }) => {
          setName(value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          // Enter adds the person, and doesn't submit the form around it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void add();
        }}
      />
      <Button isWorking={save.isPending} workingText={SAVING} onClick={() => void add()}>
        {texts.ADD_PERSON}
      </Button>
    </FieldRow>
  );
}

function Person({ person, index }: { person: PersonFields; index: number }) {
  const { register, control, getValues, setValue, formState } = useNewEventForm();
  const errors = formState.errors.people?.[index];
  const isWeekly = useWatch({ control, name: 'date_method' }) === 'weekly';
  // Own hours begin as the event's hours.
  const beginOwnHours = () => {
    if (isWeekly) return beginOwnDays();
    if (person.start_time !== '' || person.end_time !== '') return;
    setValue(`people.${index}.start_time`, getValues('start_time'));
    setValue(`people.${index}.end_time`, getValues('end_time'));
  };
  const beginOwnDays = () => {
    if (isManual(getValues())) return;
    getValues('week').forEach(({ start_time, end_time }, weekday) => {
      const own = person.days[weekday];
      if (own?.start_time === '' && own.end_time === '')
        setValue(`people.${index}.days.${weekday}`, { ...own, start_time, end_time });
    });
  };
  return (
    <Stack gap={8}>
      <Row gap={12} justify="between">
        <Checkbox label={person.name} {...register(`people.${index}.is_chosen`)} />
        {person.is_chosen ? (
          <Checkbox
            label={texts.ownHoursOf(person.name)}
            {...register(`people.${index}.has_own_hours`, { onChange: beginOwnHours })}
          />
        ) : null}
      </Row>
      {person.is_chosen && person.has_own_hours && isWeekly ? (
        <OwnDays person={person} index={index} />
      ) : null}
      {person.is_chosen && person.has_own_hours && !isWeekly ? (
        <FieldRow>
          <TimeField
            label={texts.FROM}
            error={errors?.start_time?.message}
            {...register(`people.${index}.start_time`)}
          />
          <TimeField
            label={texts.UNTIL}
            error={errors?.end_time?.message}
            {...register(`people.${index}.end_time`)}
          />
        </FieldRow>
      ) : null}
    </Stack>
  );
}

function OwnDays({ person, index }: { person: PersonFields; index: number }) {
  const { register, control, formState } = useNewEventForm();
  const errors = formState.errors.people?.[index]?.days;
  const open = useWatch({ control, compute: openWeekdays });
  return (
    <FieldGroup label={texts.ownHoursOf(person.name)} isLabelHidden>
      <ul className={styles.week}>
        {open.map((weekday) => {
          const day = WEEKDAYS[weekday] ?? '';
          const named = texts.personOnDay(person.name, day);
          const isWorking = person.days[weekday]?.is_working === true;
          return (
            <li key={day} className={styles.day} data-closed={isWorking ? undefined : ''}>
              <Checkbox label={day} {...register(`people.${index}.days.${weekday}.is_working`)} />
              {isWorking ? (
                <div className={styles.dayHours}>
                  <TimeField
                    label={texts.opensOn(named)}
                    isLabelHidden
                    error={errors?.[weekday]?.start_time?.message}
                    {...register(`people.${index}.days.${weekday}.start_time`)}
                  />
                  <span className={styles.to} aria-hidden="true">
                    {texts.TO}
                  </span>
                  <TimeField
                    label={texts.closesOn(named)}
                    isLabelHidden
                    error={errors?.[weekday]?.end_time?.message}
                    {...register(`people.${index}.days.${weekday}.end_time`)}
                  />
                </div>
              ) : (
                <Text as="span" tone="faint" className={styles.closed}>
                  {texts.NOT_WORKING}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}

const openWeekdays = (form: NewEventForm) => openDays(form).map(({ weekday }) => weekday);
