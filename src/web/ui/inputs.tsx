import { type ComponentProps, useState } from 'react';
import { useText } from '#i18n/react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import style from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from './icons.ts';

export function TextField({
  label,
  hint,
  error,
  labelUnseen,
  invalid,
  className,
  'aria-describedby': describedBy,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, labelUnseen, invalid }}>
      {aria => (
        <input
          type="text"
          {...input}
          {...aria}
          aria-describedby={aria['aria-describedby'] ?? describedBy}
          className={classes('full-width field-height ink radius-m', style.input, className)}
        />
      )}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  labelUnseen,
  invalid,
  className,
  ...input
}: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, labelUnseen, invalid }}>
      {aria => (
        <textarea
          {...input}
          {...aria}
          className={classes('full-width field-height ink radius-m', style.input, className)}
        />
      )}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  labelUnseen,
  invalid,
  className,
  children,
  ...select
}: FieldTexts & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, labelUnseen, invalid }}>
      {aria => (
        <span className={`stack items-center ${style.select}`}>
          <select
            {...select}
            {...aria}
            className={classes('full-width field-height ink radius-m', style.input, className)}
          >
            {children}
          </select>
          <ChevronDownIcon size={20} />
        </span>
      )}
    </Field>
  );
}

export function PasswordField({
  label,
  hint,
  error,
  labelUnseen,
  invalid,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, labelUnseen, invalid }}>
      {aria => (
        <span className={`stack items-center ${style.reveal}`}>
          <input
            {...input}
            {...aria}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`full-width field-height ink radius-m ${style.input}`}
          />
          <IconButton
            label={t(shown ? 'signup.password_hide' : 'signup.password_show')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
