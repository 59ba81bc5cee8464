import type { ComponentProps, ReactNode } from 'react';
import style from './chip.module.css';
import { classes } from './classes.ts';

export const Chip = ({
  icon,
  shared,
  children,
}: {
  icon?: ReactNode;
  shared?: boolean;
  children: ReactNode;
}) => (
  <span
    className={classes(
      'inline-row gap-xs text-m raised round ringed leading-1-2',
      style.chip,
      shared && style.shared,
    )}
  >
    {icon}
    {children}
  </span>
);

export const ChipChoice = ({
  children,
  type = 'checkbox',
  ...input
}: ComponentProps<'input'> & { type?: 'checkbox' | 'radio' }) => (
  <label className={`relative pointer inline-flex ${style.choice}`}>
    <input {...input} type={type} className="cover full-width full-height transparent click-through" />
    <span className={`inline-row gap-xs text-m raised round ringed leading-1-2 ${style.chip}`}>
      {children}
    </span>
  </label>
);

export const Chips = ({ children }: { children: ReactNode }) => (
  <div className="flex wrap gap-1">{children}</div>
);

type RadioChipsProps<Value extends string> = {
  /** The name that the radio buttons share. */
  group: string;
  options: readonly { value: Value; name: string }[];
  chosen: Value | undefined;
  invalid?: boolean;
  /** Focuses the first radio button when the page opens. */
  autoFocus?: boolean;
  onChoose: (value: Value) => void;
};

export const RadioChips = <Value extends string>(props: RadioChipsProps<Value>) => (
  <Chips>
    {props.options.map(({ value, name }, index) => (
      <ChipChoice
        key={value}
        type="radio"
        name={props.group}
        value={value}
        checked={value === props.chosen}
        aria-invalid={props.invalid || undefined}
        autoFocus={props.autoFocus && index === 0}
        onChange={() => props.onChoose(value)}
      >
        {name}
      </ChipChoice>
    ))}
  </Chips>
);
