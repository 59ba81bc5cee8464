import type { ReactNode } from 'react';
import type { IconType } from '../../ui/icon.tsx';
import style from './account.module.css';

type FactorRowProps = { Icon: IconType; name: string; details: ReactNode; children: ReactNode };

/** One second factor: what it is, since when, and its buttons. */
export const FactorRow = ({ Icon, name, details, children }: FactorRowProps) => (
  <li className={`stack items-center pad-block-1 gap-1-2 ${style.factor}`}>
    <Icon className="violet" size={22} />
    <div className="may-shrink break-anywhere leading-tight">
      <p className="weight-600">{name}</p>
      <p className="quiet text-s">{details}</p>
    </div>
    <div className={`row wrap gap-1 ${style.acts}`}>{children}</div>
  </li>
);
