import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import type { Place } from '@daybook/schema/contract/catalogue';
import type { Venue as FavouriteVenue, VenueRequest } from '@daybook/schema/contract/venue';
import { textOf } from '#api/call-error.ts';
import { useCall, useChange } from '#api/use-call.ts';
import { placeTexts } from '#forms/problems.ts';
import { inUse } from '#owner/choices.ts';
import { Button } from '#ui/Button.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SAVING } from '#ui/interface-texts.ts';
import { FormProblems } from '#ui/message/FormProblems.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Text } from '#ui/Text.tsx';
import { fieldsOfVenue } from '../form/new-event-form.ts';
import { sameVenue } from '../form/request-fields.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';

interface VenueProps {
  index: number;
  business: Business;
  favourites: readonly FavouriteVenue[];
}

export function Venue({ index, business, favourites }: VenueProps) {
  const { register, control, formState } = useNewEventForm();
  const isDayEvent = useWatch({ control, name: 'kind' }) === 'day_event';
  const errors = formState.errors.venues?.[index];
  const places = useCall('listPlaces', { params: { businessId: business.id } }).data ?? [];
  const placeId = useWatch({ control, name: `venues.${index}.place_id` });
  const capacity = (
    <NumberField
      label={texts.VENUE_CAPACITY}
      isOptional
      error={errors?.max_capacity?.message}
      {...register(`venues.${index}.max_capacity`)}
    />
  );
  const pick = <UsePlace index={index} places={places} />;
  if (placeId !== '')
    return (
      <>
        {pick}
        {isDayEvent ? capacity : null}
      </>
    );
  return (
    <>
      {pick}
      {favourites.length > 0 ? <UseFavourite index={index} favourites={favourites} /> : null}
      <UseBusinessAddress index={index} business={business} />
      <TextField
        label={texts.VENUE_NAME}
        autoComplete="off"
        error={errors?.venue_name?.message}
        {...register(`venues.${index}.venue_name`)}
      />
      <TextField
        label={texts.VENUE_ADDRESS}
        autoComplete="off"
        error={errors?.venue_address?.message}
        {...register(`venues.${index}.venue_address`)}
      />
      <FieldRow>
        <TextField
          label={texts.VENUE_POSTCODE}
          autoComplete="off"
          autoCapitalize="characters"
          error={errors?.venue_postcode?.message}
          {...register(`venues.${index}.venue_postcode`)}
        />
        {capacity}
      </FieldRow>
      {isDayEvent ? (
        <Text size={14} tone="soft">
          {texts.VENUE_CAPACITY_HINT}
        </Text>
      ) : null}
      <SaveFavourite index={index} favourites={favourites} />
    </>
  );
}

interface UsePlaceProps {
  index: number;
  places: readonly Place[];
}

function UsePlace({ index, places }: UsePlaceProps) {
  const { register, clearErrors } = useNewEventForm();
  const open = inUse(places);
  if (open.length === 0) return null;
  return (
    <Select
      label={texts.USE_PLACE}
      choices={[
        { value: '', label: texts.NEW_PLACE },
        ...open.map(({ id, name, postcode }) => ({ value: String(id), label: `${name}, ${postcode}` })),
      ]}
      {...register(`venues.${index}.place_id`, { onChange: () => clearErrors(`venues.${index}`) })}
    />
  );
}

const FILLED = { shouldDirty: true, shouldValidate: true } as const;

/** Fills in the venue from the business's details. It keeps a name that was typed. */
function UseBusinessAddress({ index, business }: Pick<VenueProps, 'index' | 'business'>) {
  const { getValues, setValue } = useNewEventForm();
  const { business_name: name, business_address: address, postcode } = business;
  if (!address && !postcode) return null;
  const use = () => {
    if (getValues(`venues.${index}.venue_name`).trim() === '')
      setValue(`venues.${index}.venue_name`, name, FILLED);
    setValue(`venues.${index}.venue_address`, address ?? '', FILLED);
    setValue(`venues.${index}.venue_postcode`, postcode ?? '', FILLED);
  };
  return (
    <div>
      <Button onClick={use}>{texts.USE_BUSINESS_ADDRESS}</Button>
    </div>
  );
}

function UseFavourite({ index, favourites }: Pick<VenueProps, 'index' | 'favourites'>) {
  const { control, setValue } = useNewEventForm();
  const fields = useWatch({ control, name: `venues.${index}` });
  const use = (id: string) => {
    const favourite = favourites.find((one) => String(one.id) === id);
    if (!favourite) return;
    setValue(`venues.${index}`, fieldsOfVenue(favourite), FILLED);
  };
  return (
    <Select
      label={texts.USE_FAVOURITE}
      choices={[
        { value: '', label: texts.CHOOSE_FAVOURITE },
        ...favourites.map(({ id, venue_name, venue_postcode }) => ({
          value: String(id),
          label: `${venue_name}, ${venue_postcode}`,
        })),
      ]}
      value={String(sameVenue(favourites, fields)?.id ?? '')}
      onChange={(event) => use(event.target.value)}
    />
  );
}

function SaveFavourite({ index, favourites }: Pick<VenueProps, 'index' | 'favourites'>) {
  const { control, setValue, setError } = useNewEventForm();
  const fields = useWatch({ control, name: `venues.${index}` });
  const save = useChange('saveFavouriteVenue');
  const showToast = useToast();
  const [problems, setProblems] = useState<string[]>([]);
  const isKept = sameVenue(favourites, fields) !== undefined;
  /** Does what leaving each field would do, so that a problem disappears as soon as it is corrected. */
  const sayWhatIsMissing = () =>
    setValue(`venues.${index}`, fields, { shouldTouch: true, shouldValidate: true });
  const keep = (venue: VenueRequest) => {
    setProblems([]);
    save.mutate(
      { body: venue },
      {
        onSuccess: () => showToast(texts.VENUE_SAVED),
        onError: (error) => {
          const { unplaced } = placeTexts(setError, error, (name) => `venues.${index}.${name}`);
          setProblems([texts.VENUE_SAVE_FAILED, textOf(error, ''), ...unplaced].filter(Boolean));
        },
      },
    );
  };
  const press = async () => {
    const { favouriteOf } = await import('../form/request.ts');
    const venue = favouriteOf(fields);
    if (venue === null) sayWhatIsMissing();
    else keep(venue);
  };
  const sayWhatFailed = () => setProblems([texts.VENUE_SAVE_FAILED]);
  return (
    <>
      <div>
        <Button
          kind="quiet"
          isHeld={isKept}
          onClick={() => void press().catch(sayWhatFailed)}
          isWorking={save.isPending}
          workingText={SAVING}
        >
          <Icon icon={Star} />
          {isKept ? texts.IS_FAVOURITE : texts.SAVE_FAVOURITE}
        </Button>
      </div>
      <FormProblems problems={problems} />
    </>
  );
}
