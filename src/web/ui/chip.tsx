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
  <span className={classes('inline-row gap-xs text-m round', style.chip, shared && style.shared)}>
    {icon}
    {children}
  </span>
);

export const ChipChoice = ({
  children,
  type = 'checkbox',
  ...input
}: ComponentProps<'input'> & { type?: 'checkbox' | 'radio' }) => (
  <label className={style.choice}>
    <input {...input} type={type} />
    <span className={`inline-row gap-xs text-m round ${style.chip}`}>{children}</span>
  </label>
);

export const Chips = ({ children }: { children: ReactNode }) => (
  <div className="flex wrap gap-1">{children}</div>
);
