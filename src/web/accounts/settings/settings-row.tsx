import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ChevronRightIcon } from '../../ui/icons.ts';
import style from './settings-row.module.css';

type SettingsRowProps = {
  /** A page below /settings. */
  to: string;
  title: string;
  /** The current value in a few words. */
  value?: ReactNode;
  icon: ReactNode;
};

/**
 * A row of the settings index inside a `SettingsGroup`.
 * @spec 2.9
 */
export const SettingsRow = ({ to, title, value, icon }: SettingsRowProps) => (
  <li>
    <NavLink to={to} className={style.row}>
      <span className={style.icon}>{icon}</span>
      <span className={style.words}>
        <span className={style.title}>{title}</span>
        {value && <span className={style.value}>{value}</span>}
      </span>
      <span className={style.more}>
        <ChevronRightIcon size={18} />
      </span>
    </NavLink>
  </li>
);

/** A group of rows under a heading. */
export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.group}>
    <h2 className={style.heading}>{title}</h2>
    <ul className={style.rows}>{children}</ul>
  </section>
);
