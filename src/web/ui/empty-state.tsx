import type { ReactNode } from 'react';
import style from './empty-state.module.css';

/** Why there is nothing here, and the next step. */
export const EmptyState = ({
  icon,
  title,
  text,
  action,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}) => (
  <section className={style.empty}>
    <span className={style.art}>{icon}</span>
    <h2>{title}</h2>
    <p>{text}</p>
    {action}
  </section>
);
