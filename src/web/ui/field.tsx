import { type ReactNode, useId } from 'react';
import style from './field.module.css';
import { WarningIcon } from './icons.ts';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  labelUnseen?: boolean;
  /** Marks the field as invalid without an error text of its own. */
  invalid?: boolean;
};
type FieldAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** `<Field label=...>{aria => <input {...aria} />}</Field>` */
export function Field({
  label,
  hint,
  error,
  labelUnseen,
  invalid,
  children,
}: FieldTexts & { children: (aria: FieldAria) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="stack gap-half may-shrink">
      <label htmlFor={id} className={labelUnseen ? 'unseen' : 'weight-600'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="quiet text-m">
          {hint}
        </p>
      )}
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  );
}

export const FieldErrorText = ({ id, error }: { id: string; error: string | null | undefined }) =>
  error ? (
    <p id={id} className={`flex gap-half items-start danger text-m weight-600 ${style.error}`}>
      <WarningIcon className="rigid" size={18} />
      {error}
    </p>
  ) : null;
