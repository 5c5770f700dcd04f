import type { DateHoursForm, DateHoursRequest } from '@daybook/schema/contract/change-dates';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import * as places from '@daybook/schema/words/places-texts';
import type { useContractForm } from '#forms/use-contract-form.ts';
import { typedPrice } from '#owner/typed-price.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { commonOf } from './common-of.ts';
import { DIFFERENT_NOW } from './dates-texts.ts';

type FormParts = ReturnType<typeof useContractForm<DateHoursForm, DateHoursRequest>>;

interface DatePlacesProps extends Pick<FormParts, 'field' | 'form'> {
  events: readonly OwnerEvent[];
}

/** An empty number keeps each date's. */
const number = {
  setValueAs: (typed: unknown) => (typed === '' || typed == null ? undefined : Number(typed)),
};

/** Sets how many people come to one time or with one booking, and the price. Services have their own. */
export function DatePlaces({ events, field, form }: DatePlacesProps) {
  const isDay = events.every(({ event_type }) => event_type === 'day_event');
  if (!isDay && events.some(({ service_mode }) => service_mode === 'individual_services')) return null;
  const hasSeveral = isDay || (form.watch('places_per_time') ?? 2) > 1;
  const differs = (of: (event: OwnerEvent) => unknown) => commonOf(events, of) === undefined;
  const priceDiffers = differs(({ event_price }) => event_price);
  const priceOf = (typed: string) => {
    if (typed.trim() !== '') return typedPrice(typed);
    return priceDiffers ? undefined : null;
  };
  return (
    <FieldRow>
      {isDay ? null : (
        <NumberField
          {...field('places_per_time')}
          {...form.register('places_per_time', number)}
          label={places.PLACES_PER_TIME}
          hint={
            differs(({ places_per_time }) => places_per_time) ? DIFFERENT_NOW : places.PLACES_PER_TIME_HINT
          }
        />
      )}
      {hasSeveral ? (
        <NumberField
          {...field('places_per_booking')}
          {...form.register('places_per_booking', number)}
          label={places.PLACES_PER_BOOKING}
          hint={
            differs(({ places_per_booking }) => places_per_booking)
              ? DIFFERENT_NOW
              : places.PLACES_PER_BOOKING_HINT
          }
        />
      ) : null}
      <NumberField
        {...field('event_price')}
        {...form.register('event_price', {
          setValueAs: (typed: unknown) => (typeof typed === 'string' ? priceOf(typed) : typed),
        })}
        label={hasSeveral ? places.PRICE_PER_PLACE : places.PRICE}
        hint={priceDiffers ? DIFFERENT_NOW : places.PRICE_CHANGE_HINT}
        prefix="£"
        hasDecimals
        isOptional
      />
    </FieldRow>
  );
}
