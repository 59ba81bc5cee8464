import type { ReactNode } from 'react';
import style from './decisions.module.css';

/** Each part is a name and what it says; without that, the part is left out. */
export const StatementList = ({ parts }: { parts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={`stack ${style.list}`}>
    {parts
      .filter(([, what]) => what !== null && what !== false)
      .map(([name, what]) => (
        <div key={name}>
          <dt className="quiet text-m">{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
  </dl>
);

/** Words of somebody else, separate from those of the page. */
export const Quotation = ({ children }: { children: string }) => (
  <span className={`block ${style.words}`}>{children}</span>
);
