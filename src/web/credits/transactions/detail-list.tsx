import type { ReactNode } from 'react';
import style from './transactions.module.css';

export const DetailList = ({ children }: { children: ReactNode }) => (
  <dl className={style.details}>{children}</dl>
);

export const DetailItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
