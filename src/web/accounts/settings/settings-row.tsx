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
    <NavLink to={to} className={`row gap-2 tall pad-1 ink no-underline radius-m ${style.row}`}>
      <span className="violet">{icon}</span>
      <span className="stack grow may-shrink">
        <span className="weight-600">{title}</span>
        {value && <span className={`quiet text-m ${style.value}`}>{value}</span>}
      </span>
      <span className="quiet">
        <ChevronRightIcon size={18} />
      </span>
    </NavLink>
  </li>
);

export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.group}>
    <h2 className={`quiet text-m weight-600 ${style.heading}`}>{title}</h2>
    <ul className={style.rows}>{children}</ul>
  </section>
);
