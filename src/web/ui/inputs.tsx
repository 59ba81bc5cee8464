import { type ComponentProps, useState } from 'react';
import { useText } from '#i18n/react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import style from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from './icons.ts';

/** Separates what `Field` shows around an input from the attributes of the input. */
function splitTexts<P extends FieldTexts>({ label, hint, error, labelUnseen, invalid, ...input }: P) {
  return [{ label, hint, error, labelUnseen, invalid } satisfies FieldTexts, input] as const;
}

export function TextField(props: FieldTexts & ComponentProps<'input'>) {
  const [texts, { className, 'aria-describedby': describedBy, ...input }] = splitTexts(props);
  return (
    <Field {...texts}>
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

export const EmailField = (props: FieldTexts & ComponentProps<'input'>) => (
  <TextField type="email" name="email" autoCapitalize="none" spellCheck={false} {...props} />
);

export function TextAreaField(props: FieldTexts & ComponentProps<'textarea'>) {
  const [texts, { className, ...input }] = splitTexts(props);
  return (
    <Field {...texts}>
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

/** Neighbours of the same `group` stand below its name. */
export type SelectOption = { value: string; name: string; lang?: string; group?: string };

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** The text of the option without a value, if there is one. */
    none?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const [texts, { className, options, none, ...select }] = splitTexts(props);
  return (
    <Field {...texts}>
      {aria => (
        <span className={`stack items-center ${style.select}`}>
          <select
            {...select}
            {...aria}
            className={classes('full-width field-height ink radius-m', style.input, className)}
          >
            {none && <option value="">{none}</option>}
            {groupsOf(options).map(({ group, members }) =>
              group === undefined ? (
                <Options key={members[0]?.value} options={members} />
              ) : (
                <optgroup key={group} label={group}>
                  <Options options={members} />
                </optgroup>
              ),
            )}
          </select>
          <ChevronDownIcon className="click-through quiet" size={20} />
        </span>
      )}
    </Field>
  );
}

const Options = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ name, group: _group, ...option }) => (
    <option key={option.value} {...option}>
      {name}
    </option>
  ));

function groupsOf(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}

export function PasswordField(props: FieldTexts & ComponentProps<'input'>) {
  const t = useText();
  const [texts, input] = splitTexts(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...texts}>
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
