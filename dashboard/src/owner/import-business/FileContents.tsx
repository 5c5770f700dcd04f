import { useState } from 'react';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { momentText } from '@daybook/schema/rules/moment-text';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { Facts } from '../../ui/Facts.tsx';
import { numberText } from '../../ui/number-text.ts';
import { bookingsText, CONTENTS_LABELS, eventsText } from './import-business-texts.ts';
import { contentsOf } from './contents.ts';

/** By what an owner knows that it is the right file. */
export function FileContents({ file }: { file: BusinessFile }) {
  const { business, written_at } = file;
  const [contents] = useState(() => contentsOf(file, Date.now()));
  const zone = TIMEZONES.find(({ zone }) => zone === business.timezone);
  return (
    <Facts
      facts={[
        { label: CONTENTS_LABELS.name, value: business.business_name },
        {
          label: CONTENTS_LABELS.written,
          value: momentText(Date.parse(written_at), business.timezone),
        },
        { label: CONTENTS_LABELS.timezone, value: zone?.city },
        { label: CONTENTS_LABELS.events, value: eventsText(contents.events, contents.eventsAhead) },
        {
          label: CONTENTS_LABELS.bookings,
          value: bookingsText(contents.bookings, contents.bookingsToCome, contents.cancelled),
        },
        { label: CONTENTS_LABELS.venues, value: numberText(contents.venues) },
        { label: CONTENTS_LABELS.services, value: numberText(contents.services) },
      ]}
    />
  );
}
