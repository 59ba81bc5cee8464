import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import style from './office-page.module.css';

type OfficePageProps = {
  title: string;
  /** Beside the title, such as a count. */
  aside?: ReactNode;
  /** Buttons for the whole page, at the end of the head. */
  actions?: ReactNode;
  /** For reading and forms instead of tables. */
  narrow?: boolean;
  children: ReactNode;
};

/**
 * The frame of a page of the back office: title, actions, content.
 * @spec D5.10
 */
export const OfficePage = ({ title, aside, actions, narrow, children }: OfficePageProps) => (
  <div className={`stack one-column gap-2 content-start ${style.page}`} data-narrow={narrow || undefined}>
    <PageHead title={title} robots="noindex" />
    <header className={`row wrap gap-1-2 justify-between ${style.head}`}>
      <div className="row wrap gap-1 items-baseline">
        <h1>{title}</h1>
        {aside && <span className="quiet tabular">{aside}</span>}
      </div>
      {actions && <div className="row wrap gap-1">{actions}</div>}
    </header>
    {children}
  </div>
);
