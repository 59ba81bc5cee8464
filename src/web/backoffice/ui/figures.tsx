import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import style from './figures.module.css';

export type Figure = { name: string; count: number; detail?: ReactNode; isBad?: boolean };

/** A few numbers in one line, above a list. A bad one that is not 0 stands out. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const format = useFormatter();
  return (
    <ul className={`flex wrap gap-1-2 ${style.figures}`}>
      {figures.map(({ name, count, detail, isBad }) => (
        <li key={name}>
          <strong className={`tabular ${style.number} ${isBad && count > 0 ? 'danger' : ''}`}>
            {format.number(count)}
          </strong>{' '}
          {name}
          {detail && <span className="quiet text-m"> ({detail})</span>}
        </li>
      ))}
    </ul>
  );
}
