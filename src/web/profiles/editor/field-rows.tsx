import { Children, type ReactNode } from 'react';
import style from './field-row.module.css';

/** @spec 3.2 */
export const FieldRows = ({ children }: { children: ReactNode }) => (
  <ul className={style.rows}>
    {Children.toArray(children).map((row, index) => (
      <li key={index}>{row}</li>
    ))}
  </ul>
);
