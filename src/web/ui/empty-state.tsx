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
    <section className={`stack gap-2 justify-items-center centered text-center narrow ${style.empty}`}>
      <span className={`stack place-center violet ${style.art}`}>{icon}</span>
      <Heading>{title}</Heading>
      {children && <div className="stack gap-1 quiet balance">{children}</div>}
      {action && <div className="flex wrap gap-1 justify-center pad-top-1">{action}</div>}
      {aside}
    </section>
  );
}
