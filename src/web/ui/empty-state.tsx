import type { ReactNode } from 'react';
import style from './empty-state.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  aside?: ReactNode;
  /** True if the title is the h1 of the page. */
  page?: boolean;
};

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
