import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ChevronRightIcon } from '../../ui/icons.ts';
import style from './settings-row.module.css';

type SettingsRowProps = {
  to: string;
  title: string;
  value?: ReactNode;
  icon: ReactNode;
};

/** @spec 2.9 */
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

export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.group}>
    <h2 className={style.heading}>{title}</h2>
    <ul className={style.rows}>{children}</ul>
  </section>
);
