import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import type { Venue as Favourite } from '@daybook/schema/contract/venue';
import { VENUES_MAX } from '@daybook/schema/figures/bounds';
import { useCall } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { DELETING } from '#ui/interface-texts.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { EMPTY_VENUE } from '../form/new-event-form.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';
import { RowCard, Section } from './Section.tsx';
import { Venue } from './Venue.tsx';

/** Asks for venues or a home visit. With a home visit, venues are kept but not sent. */
export function Where({ business }: { business: Business }) {
  const { register, control, clearErrors } = useNewEventForm();
  const place = useWatch({ control, name: 'place' });
  return (
    <Section {...texts.WHERE}>
      <RadioGroup
        label={texts.HOME_VISIT}
        isLabelHidden
        look="cards"
        choices={texts.PLACES}
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
  // When a venue is removed, its button disappears and 'Add' takes the focus.
  const adding = useFocus<HTMLButtonElement>(fields.length, { ifLost: true });
  const favourites = useCall('listFavouriteVenues', {});
  return (
    <>
      <FieldGroup label={texts.VENUES} isLabelHidden error={errors?.root?.message ?? errors?.message}>
        <Stack>
          {fields.map((field, index) => (
            <RowCard
              key={field.id}
              title={texts.venueNumbered(index + 1)}
              removeText={texts.removeNumbered(texts.venueNumbered(index + 1))}
              onRemove={fields.length > 1 ? () => remove(index) : undefined}
            >
              <Venue index={index} business={business} favourites={favourites.data ?? []} />
            </RowCard>
          ))}
        </Stack>
      </FieldGroup>
      <Row>
        <Button ref={adding} disabled={fields.length >= VENUES_MAX} onClick={() => append(EMPTY_VENUE)}>
          <Icon icon={Plus} />
          {texts.ADD_VENUE}
        </Button>
        <Text size={14} tone="soft">
          {texts.VENUES_EXPLAINED}
        </Text>
      </Row>
      <FavouriteVenues favourites={favourites.data ?? []} hasFailed={favourites.isError} />
    </>
  );
}

interface FavouriteVenuesProps {
  favourites: readonly Favourite[];
  hasFailed: boolean;
}

function FavouriteVenues({ favourites, hasFailed }: FavouriteVenuesProps) {
  const [leaving, setLeaving] = useState<Favourite | null>(null);
  if (hasFailed) return <Notice tone="warning">{texts.FAVOURITES_FAILED}</Notice>;
  return (
    <>
      {favourites.length > 0 ? (
        <Disclosure summary={`${texts.FAVOURITE_VENUES} (${favourites.length})`}>
          <Stack as="ul" gap={8} isRuled>
            {favourites.map((venue) => (
              <Row as="li" key={venue.id} gap={12} justify="between" isOneLine>
                <Text size={14}>
                  <strong>{venue.venue_name}</strong>
                  <br />
                  {[venue.venue_address, venue.venue_postcode].filter(Boolean).join(', ')}
                </Text>
                <IconButton
                  icon={Trash}
                  label={texts.deleteFavourite(venue.venue_name)}
                  onClick={() => setLeaving(venue)}
                />
              </Row>
            ))}
          </Stack>
        </Disclosure>
      ) : null}
      {leaving ? <DeleteFavourite venue={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}

function DeleteFavourite({ venue, onClose }: { venue: Favourite; onClose: () => void }) {
  return (
    <ConfirmChange
      title={texts.deleteFavouriteQuestion(venue.venue_name)}
      confirmText={texts.DELETE_FAVOURITE}
      workingText={DELETING}
      keepText={texts.KEEP_FAVOURITE}
      call="deleteFavouriteVenue"
      given={{ params: { venueId: venue.id } }}
      done={texts.VENUE_DELETED}
      failed={texts.VENUE_DELETE_FAILED}
      onClose={onClose}
    >
      <p>{texts.DELETE_FAVOURITE_EXPLAINED}</p>
    </ConfirmChange>
  );
}
