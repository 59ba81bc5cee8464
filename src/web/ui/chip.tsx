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
  <span className={classes(style.chip, shared && style.shared)}>
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
    <span className={style.chip}>{children}</span>
  </label>
);

export const Chips = ({ children }: { children: ReactNode }) => <div className={style.chips}>{children}</div>;
