import type { ReactNode } from 'react';
import style from './empty-state.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** A rarely used action below the main one. */
  aside?: ReactNode;
  /** It is the whole page, so its title is the h1. */
  page?: boolean;
};

/** Explains why a list is empty or what was done, and offers the next step. */
export function EmptyState({ icon, title, children, action, aside, page }: EmptyStateProps) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <section className={style.empty}>
      <span className={style.art}>{icon}</span>
      <Heading>{title}</Heading>
      {children && <div className={style.words}>{children}</div>}
      {action && <div className={style.action}>{action}</div>}
      {aside}
    </section>
  );
}
