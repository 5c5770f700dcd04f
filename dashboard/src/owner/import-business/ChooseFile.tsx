import { useId } from 'react';
import { describe } from '../../ui/fields/describe.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { inputClass } from '../../ui/fields/input-class.ts';
import { FILE, FILE_HINT } from './import-business-texts.ts';
import styles from './import-business.module.css';

interface ChooseFileProps {
  /** What is wrong with the file that was chosen last. */
  problem: string | null;
  onChosen: (file: File) => void;
}

export function ChooseFile({ problem, onChosen }: ChooseFileProps) {
  const id = useId();
  const error = problem ?? undefined;
  return (
    <div className={styles.choose} role="group" aria-label={FILE}>
      <Field id={id} label={FILE} hint={FILE_HINT} error={error}>
        <input
          type="file"
          accept=".json,application/json"
          className={inputClass}
          {...describe(id, { hint: FILE_HINT, error })}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again once it was mended.
            if (file) onChosen(file);
            event.target.value = '';
          }}
        />
      </Field>
    </div>
  );
}
