import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import style from '../composer.module.css';

type NoticeLineProps = { icon: ReactNode; tone?: 'warning'; children: ReactNode };

export const NoticeLine = ({ icon, tone, children }: NoticeLineProps) => (
  <div
    data-notice
    className={classes('flex items-start text-m tint radius-m', style.notice, tone && style[tone])}
  >
    <span aria-hidden="true">{icon}</span>
    <div className="stack gap-1 justify-items-start">{children}</div>
  </div>
);
