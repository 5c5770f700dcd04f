import type { Business } from '@daybook/schema/contract/business';
import { Select } from '../ui/fields/Select.tsx';
import styles from './owner.module.css';
import { YOUR_BUSINESS } from './businesses-texts.ts';
import { useOpenBusiness } from './businesses.ts';

interface BusinessSelectorProps {
  businesses: readonly Business[];
  selected: Business | null;
}

/** Shows in the bar which business the page is about. Choosing another opens its dashboard. */
export function BusinessSelector({ businesses, selected }: BusinessSelectorProps) {
  const open = useOpenBusiness();
  return (
    <div className={styles.selector}>
      <Select
        label={YOUR_BUSINESS}
        isLabelHidden
        choices={businesses.map(({ id, business_name }) => ({ value: String(id), label: business_name }))}
        value={String(selected?.id ?? '')}
        onChange={(event) => {
          const chosen = businesses.find(({ id }) => String(id) === event.target.value);
          if (chosen) open(chosen);
        }}
      />
    </div>
  );
}
