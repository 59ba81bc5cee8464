import type { ReactNode } from 'react';
import { EveningArt } from '../site/evening-art.tsx';
import style from './login-page.module.css';

export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <div className={`stack centered ${style.page}`}>
    <div className={`stack place-center only-wide ${style.art}`}>
      <EveningArt />
    </div>
    <div className={`stack gap-3 content-center ${style.words}`}>{children}</div>
  </div>
);
