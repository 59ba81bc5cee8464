import type { ReactNode } from 'react';
import style from '../composer.module.css';

type NoticeLineProps = { icon: ReactNode; tone?: 'warning'; children: ReactNode };

export const NoticeLine = ({ icon, tone, children }: NoticeLineProps) => (
  <div
    data-notice
    className={`flex items-start text-m radius-m ${tone ? 'warning-tint' : 'tint'} ${style.notice}`}
  >
    <span className={`stack rigid ${tone ?? 'violet'}`} aria-hidden="true">
      {icon}
    </span>
    <div className="stack gap-1 justify-items-start">{children}</div>
  </div>
);
