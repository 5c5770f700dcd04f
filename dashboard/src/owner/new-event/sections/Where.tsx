import Plus from 'lucide-react/icons/plus';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import { VENUES_MAX } from '@daybook/schema/figures/bounds';
import { useFavouriteVenues } from '../../../api/favourite-venues.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useFocus } from '../../../ui/use-focus.ts';
import { EMPTY_VENUE } from '../form/new-event-form.ts';
import { Explanation } from '../Explanation.tsx';
import {
  ADD_VENUE,
  HOME_VISIT,
  PLACES,
  removeNumbered,
  venueNumbered,
  VENUES,
  VENUES_EXPLAINED,
  WHERE,
} from '../new-event-texts.ts';
import { FavouriteVenues } from './FavouriteVenues.tsx';
import { RowCard } from './RowCard.tsx';
import { Section } from './Section.tsx';
import { useNewEventForm } from './use-new-event-form.ts';
import { Venue } from './Venue.tsx';
import styles from './where.module.css';

/**
 * The event takes place at venues or at the customer's home, never both: venues are not sent with a home visit, and come
 * back with the choice.
 */
export function Where({ business }: { business: Business }) {
  const { register, control, clearErrors } = useNewEventForm();
  const place = useWatch({ control, name: 'place' });
  return (
    <Section {...WHERE}>
      <RadioGroup
        label={HOME_VISIT}
        isLabelHidden
        look="cards"
        choices={PLACES}
        {...register('place', { onChange: () => clearErrors('venues') })}
      />
      {place === 'venue' ? <Venues business={business} /> : null}
    </Section>
  );
}

function Venues({ business }: { business: Business }) {
  const { control, formState } = useNewEventForm();
  const errors = formState.errors.venues;
  const { fields, append, remove } = useFieldArray({ control, name: 'venues' });
  // Its button goes with the venue that is removed.
  const adding = useFocus<HTMLButtonElement>(fields.length, { ifLost: true });
  const favourites = useFavouriteVenues();
  return (
    <>
      <FieldGroup label={VENUES} isLabelHidden error={errors?.root?.message ?? errors?.message}>
        <Stack>
          {fields.map((field, index) => (
            <RowCard
              key={field.id}
              title={venueNumbered(index + 1)}
              removeText={removeNumbered(venueNumbered(index + 1))}
              onRemove={fields.length > 1 ? () => remove(index) : undefined}
            >
              <Venue index={index} business={business} favourites={favourites.data ?? []} />
            </RowCard>
          ))}
        </Stack>
      </FieldGroup>
      <div className={styles.another}>
        <Button ref={adding} disabled={fields.length >= VENUES_MAX} onClick={() => append(EMPTY_VENUE)}>
          <Plus aria-hidden="true" size={20} />
          {ADD_VENUE}
        </Button>
        <Explanation>{VENUES_EXPLAINED}</Explanation>
      </div>
      <FavouriteVenues favourites={favourites.data ?? []} hasFailed={favourites.isError} />
    </>
  );
}
