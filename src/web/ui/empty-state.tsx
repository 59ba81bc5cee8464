import type { ReactNode } from 'react';
import style from './empty-state.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** What few need, below the one thing to do. */
  aside?: ReactNode;
  /** It is the whole page: its title is the first heading. */
  page?: boolean;
};

/** Why there is nothing here, or what was done, and the next step. */
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
