import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import style from '../composer.module.css';

type NoticeLineProps = { icon: ReactNode; tone?: 'warning'; children: ReactNode };

export const NoticeLine = ({ icon, tone, children }: NoticeLineProps) => (
  <div data-notice className={classes(style.notice, tone && style[tone])}>
    <span aria-hidden="true">{icon}</span>
    <div className={style.words}>{children}</div>
  </div>
);
