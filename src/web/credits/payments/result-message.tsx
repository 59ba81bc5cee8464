import type { ReactNode } from 'react';
import style from './payment-result.module.css';

type ResultMessageProps = { icon: ReactNode; title: string; children: ReactNode; actions?: ReactNode };

/** @spec 4.9 */
export const ResultMessage = ({ icon, title, children, actions }: ResultMessageProps) => (
  <section className={`stack gap-2 justify-items-center centered text-center ${style.result}`}>
    <span className={`stack place-center violet ${style.icon}`}>{icon}</span>
    <h1>{title}</h1>
    <div className="stack gap-1 justify-items-center quiet balance">{children}</div>
    {actions && (
      <div className="flex wrap gap-1 justify-center full-width pad-top-1 wide-buttons">{actions}</div>
    )}
  </section>
);
