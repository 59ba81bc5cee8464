import { type ComponentProps, useId } from 'react';
import style from './field.module.css';
import { FieldErrorText, type FieldTexts } from './field.tsx';

type ChoiceProps = Omit<FieldTexts, 'labelUnseen'> & Omit<ComponentProps<'input'>, 'type'>;

function Choice({ label, hint, error, look, ...input }: ChoiceProps & { look: 'box' | 'switch' }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`stack relative icon-column items-start target pad-block-1 ${style.choice}`}>
      <input
        {...input}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        id={id}
        className={`rigid ${style[look]}`}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="quiet text-m">
          {hint}
        </p>
      )}
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  );
}

/** A checkbox whose value is sent with its form. */
export const CheckboxField = (props: ChoiceProps) => <Choice {...props} look="box" />;
/** A switch whose change is saved at once. */
export const SwitchField = (props: ChoiceProps) => <Choice {...props} look="switch" />;
