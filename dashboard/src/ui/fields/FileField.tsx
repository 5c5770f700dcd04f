import { useId } from 'react';
import { describe, Field, inputClass } from './Field.tsx';

interface FileFieldProps {
  label: string;
  hint: string;
  /** Null without one. */
  error: string | null;
  /** Kinds of files, as the platform's dialog filters them. */
  accept: string;
  className: string | undefined;
  onChosen: (file: File) => void;
}

export function FileField({ label, hint, error, accept, className, onChosen }: FileFieldProps) {
  const id = useId();
  const described = { hint, error: error ?? undefined };
  return (
    <div className={className}>
      <Field id={id} label={label} {...described}>
        <input
          type="file"
          accept={accept}
          className={inputClass}
          {...describe(id, described)}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onChosen(file);
            // Lets the owner choose the same file again after correcting it.
            event.target.value = '';
          }}
        />
      </Field>
    </div>
  );
}
