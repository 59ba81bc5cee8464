import { Children, type ReactNode } from 'react';
import style from './field-row.module.css';

/** Fields as a list, a hairline between them. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className={style.rows}>
    {Children.toArray(children).map((row, index) => (
      <li key={index}>{row}</li>
    ))}
  </ul>
);
