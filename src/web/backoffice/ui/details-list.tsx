import type { ReactNode } from 'react';
import style from './details-list.module.css';

export type Detail = { name: string; value: ReactNode };

/** The details of one thing, such as a member or a report. One that is null or false is left out. */
export const DetailsList = ({ details }: { details: readonly (Detail | null | false)[] }) => (
  <dl className={`stack ${style.list}`}>
    {details
      .filter(detail => detail !== null && detail !== false)
      .map(({ name, value }) => (
        <div key={name} className={`stack line-below ${style.detail}`}>
          <dt className="quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
