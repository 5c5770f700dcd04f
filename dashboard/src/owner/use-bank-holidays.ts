import { useCallback, useEffect, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { bankHolidayOn } from '@daybook/schema/rules/bank-holidays';

type NameOn = (date: string) => string | null;

/**
 * Names a date's bank holiday. The list loads only for businesses that close then; until it has, no date has
 * a name.
 */
export function useBankHolidays(nation: Business['bank_holidays']): NameOn {
  const [named, setNamed] = useState<typeof bankHolidayOn | null>(null);
  useEffect(() => {
    if (nation === null) return;
    let isCurrent = true;
    import('@daybook/schema/rules/bank-holidays').then(
      (rules) => isCurrent && setNamed(() => rules.bankHolidayOn),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [nation]);
  return useCallback((date) => (nation && named ? named(nation, date) : null), [nation, named]);
}
