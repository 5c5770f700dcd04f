import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import { EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { DEFAULT_SERVICE_MINUTES } from '@daybook/schema/figures/slots';
import { priceText } from '@daybook/schema/rules/money';
import {
  PLACES_PER_BOOKING,
  PLACES_PER_BOOKING_HINT,
  PLACES_PER_TIME,
  PLACES_PER_TIME_HINT,
  PRICE_HINT,
  placesText,
} from '@daybook/schema/words/places-texts';
import { useCall, useChange } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { inUse } from '#owner/choices.ts';
import { QUESTIONS, questionsOf } from '#owner/questions-tab.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { useToast } from '#ui/message/Toasts.tsx';
import { AllOrSome } from './AllOrSome.tsx';
import { bodyOf } from './catalogue-item.ts';
import * as texts from './catalogue-texts.ts';
import { ItemList } from './ItemList.tsx';

const NEW = {
  name: '',
  description: '',
  duration_minutes: DEFAULT_SERVICE_MINUTES,
  places_per_time: 1,
  places_per_booking: 1,
  everyone: true,
  person_ids: [],
};

export function ServicesList({ business }: { business: Business }) {
  const people = useCall('listPeople', { params: { businessId: business.id } }).data ?? [];
  const navigate = useNavigate();
  const isTeam = inUse(people).length > 1;
  const offeredBy = ({ everyone, person_ids: ids }: CatalogueService): string[] => {
    if (everyone) return isTeam ? [texts.WHO_OFFERS.all] : [];
    return people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  };
  return (
    <ItemList
      business={business}
      words={texts.SERVICES}
      query={useCall('listCatalogueServices', { params: { businessId: business.id } })}
      save={useChange('changeCatalogueService')}
      archive="archiveCatalogueService"
      filter="service_id"
      about={(service) =>
        texts.priceAndLength(priceText(service.price), service.duration_minutes) +
        (service.places_per_time > 1 ? `, ${placesText(service.places_per_time)}` : '')
      }
      chips={offeredBy}
      leads={[
        {
          icon: MessageCircleQuestionMark,
          label: QUESTIONS,
          onChoose: () => void navigate(questionsOf(business.id)),
        },
      ]}
      form={(service, close) => <ServiceForm business={business} service={service} close={close} />}
    />
  );
}

interface ServiceFormProps {
  business: Business;
  /** Null for a new service */
  service: CatalogueService | null;
  close: () => void;
}

type NumberName = 'price' | 'duration_minutes' | 'places_per_time' | 'places_per_booking';

function ServiceForm({ business, service, close }: ServiceFormProps) {
  const add = useChange('addCatalogueService');
  const change = useChange('changeCatalogueService');
  const businessId = business.id;
  const people = inUse(useCall('listPeople', { params: { businessId: business.id } }).data);
  const showToast = useToast();
  const { field, form, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/catalogue')).catalogueServiceRequest,
    values: service ? bodyOf(service) : NEW,
    failed: texts.SERVICES.saveFailed,
    send: async (body) => {
      await (service
        ? change.mutateAsync({ params: { businessId, itemId: service.id }, body })
        : add.mutateAsync({ params: { businessId }, body }));
      showToast(texts.savedItem(body.name));
      close();
    },
  });
  const number = (name: NumberName) => ({
    ...form.register(name, { valueAsNumber: true }),
    error: field(name).error,
  });
  return (
    <FormDialog
      {...sending}
      size="wide"
      title={service ? texts.SERVICES.edit : texts.SERVICES.add}
      onClose={close}
      submitText={service ? SAVE_CHANGES : texts.SERVICES.add}
      workingText={SAVING}
    >
      {service ? <p>{texts.SERVICES.explained}</p> : null}
      <TextField {...field('name')} label={texts.NAME} autoComplete="off" />
      <TextArea
        {...field('description')}
        label={texts.DESCRIPTION}
        isOptional
        maxCharacters={EVENT_TEXT_MAX}
        rows={2}
      />
      <FieldRow>
        <NumberField {...number('price')} label={texts.PRICE} hint={PRICE_HINT} prefix="£" hasDecimals />
        <NumberField {...number('duration_minutes')} label={texts.LENGTH} suffix={texts.MINUTES} />
      </FieldRow>
      <FieldRow>
        <NumberField {...number('places_per_time')} label={PLACES_PER_TIME} hint={PLACES_PER_TIME_HINT} />
        {(form.watch('places_per_time') ?? 1) > 1 ? (
          <NumberField
            {...number('places_per_booking')}
            label={PLACES_PER_BOOKING}
            hint={PLACES_PER_BOOKING_HINT}
          />
        ) : null}
      </FieldRow>
      <AllOrSome
        id="person_ids"
        words={texts.WHO_OFFERS}
        items={people}
        isAll={form.watch('everyone') ?? true}
        ids={form.watch('person_ids') ?? []}
        error={field('person_ids').error}
        onChoose={(everyone, ids) => {
          form.setValue('everyone', everyone, { shouldDirty: true });
          form.setValue('person_ids', ids, { shouldDirty: true });
        }}
      />
    </FormDialog>
  );
}
