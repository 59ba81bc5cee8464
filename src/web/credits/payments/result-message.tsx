import type { ReactNode } from 'react';
import style from './payment-result.module.css';

type ResultMessageProps = { icon: ReactNode; title: string; children: ReactNode; actions?: ReactNode };

/** @spec 4.9 */
export const ResultMessage = ({ icon, title, children, actions }: ResultMessageProps) => (
  <section className={style.result}>
    <span className={style.icon}>{icon}</span>
    <h1>{title}</h1>
    <div className={style.words}>{children}</div>
    {actions && <div className={style.actions}>{actions}</div>}
  </section>
);
