import {
  useCallback,
  useId,
  useRef,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type Ref,
} from 'react';
import { charactersUsed } from '../interface-texts.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { describe, Field, type FieldParts } from './Field.tsx';
import styles from './field.module.css';

interface TextAreaProps extends FieldParts, Omit<ComponentPropsWithRef<'textarea'>, 'className'> {
  /** The limit, shown as 'n/500'. Field and contract count UTF-16 code units: most emoji count as two. */
  maxCharacters?: number;
}

export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  maxCharacters,
  ref,
  ...input
}: TextAreaProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const counterId = `${id}-counter`;
  // The counter follows every change, even a form's reset, which sends no input event.
  const used = useSyncExternalStore(
    useCallback((onTyped: () => void) => {
      const typedIn = area.current;
      typedIn?.addEventListener('input', onTyped);
      return () => typedIn?.removeEventListener('input', onTyped);
    }, []),
    () => area.current?.value.length ?? 0,
  );
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      aside={maxCharacters === undefined ? null : <Counter id={counterId} used={used} max={maxCharacters} />}
    >
      <textarea
        {...input}
        maxLength={maxCharacters}
        {...describe(id, { hint, error }, maxCharacters === undefined ? undefined : counterId)}
        ref={(element) => {
          area.current = element;
          return hand(element, ref);
        }}
        className={styles.input}
      />
    </Field>
  );
}

function hand<Element>(element: Element | null, ref: Ref<Element> | undefined) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}

function Counter({ id, used, max }: { id: string; used: number; max: number }) {
  return (
    <span className={styles.counter} data-full={used >= max || undefined}>
      <span aria-hidden="true">
        {used}/{max}
      </span>
      <VisuallyHidden>
        <span id={id}>{charactersUsed(used, max)}</span>
      </VisuallyHidden>
    </span>
  );
}
