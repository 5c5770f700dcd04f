import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { CallQuery } from '@daybook/schema/contract/calls';
import { bookingsCsv, bookingsCsvName } from '@daybook/schema/rules/bookings-csv';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { CSV_TYPE } from '@daybook/schema/rules/csv';
import {
  EXPORT_CSV,
  EXPORT_FAILED,
  exportDone,
  exportedSoFar,
} from '@daybook/schema/words/owner-booking-texts';
import { EXPORTING } from '../../ui/interface-texts.ts';
import { readAllBookings } from '../../api/bookings.ts';
import { textOf } from '../../api/call-error.ts';
import { whenIn } from '../../booking/when.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { saveFile } from '../../ui/save-file.ts';
import styles from './export-button.module.css';

interface ExportButtonProps {
  business: Business;
  /** The filter: everything it matches is exported, in the table's order. */
  query: CallQuery<'searchBookings'>;
  total: number;
}

export function ExportButton({ business, query, total }: ExportButtonProps) {
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const showToast = useToast();
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const save = async () => {
    const { signal } = (reading.current = new AbortController());
    setProblem(undefined);
    setDone(0);
    try {
      const bookings = await readAllBookings(business.id, query, { signal, onProgress: setDone });
      const name = bookingsCsvName(todayIn(business.timezone, Date.now()));
      const rows = bookings.map((booking) => {
        const { date, from, to } = whenIn(booking, business.timezone);
        return { ...booking, event_date: date, start_time: from, end_time: to };
      });
      saveFile(name, new Blob([bookingsCsv(rows)], { type: CSV_TYPE }));
      showToast(exportDone(name, rows.length));
    } catch (error) {
      if (!signal.aborted) setProblem(textOf(error, EXPORT_FAILED));
    }
    if (!signal.aborted) setDone(null);
  };

  return (
    <div className={styles.export}>
      <Button onClick={() => void save()} isWorking={done !== null} workingText={EXPORTING}>
        <Download className={styles.icon} aria-hidden="true" />
        {EXPORT_CSV}
      </Button>
      <p className={styles.progress} role="status">
        {done === null ? null : exportedSoFar(done, total)}
      </p>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
