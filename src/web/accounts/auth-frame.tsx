import type { ReactNode } from 'react';
import { EveningArt } from '../site/evening-art.tsx';
import style from './login-page.module.css';

/** A page by which one comes in: its words and its form, beside the evening where there is room. */
export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <div className={style.page}>
    <div className={style.art}>
      <EveningArt />
    </div>
    <div className={style.words}>{children}</div>
  </div>
);
