import type { ReactNode } from 'react';
import style from './transactions.module.css';

export const Facts = ({ children }: { children: ReactNode }) => <dl className={style.facts}>{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
