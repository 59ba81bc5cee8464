import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ChevronRightIcon } from '../../ui/icons.ts';
import style from './settings-row.module.css';

type SettingsRowProps = {
  /** A page below /settings. */
  to: string;
  title: string;
  /** What is set now, in a few words. */
  value?: ReactNode;
  icon: ReactNode;
};

/** A row of the index of settings: leads to the page of its subject and tells what is set. Stands in a `SettingsGroup`. */
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

/** Rows that belong together, under a heading. */
export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.group}>
    <h2 className={style.heading}>{title}</h2>
    <ul className={style.rows}>{children}</ul>
  </section>
);
