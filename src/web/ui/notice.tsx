import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.ts';
import style from './notice.module.css';

type NoticeProps = {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  dismiss?: { label: string; onDismiss: () => void };
};

/** One alert of the warnings area: says something, offers a step, can be sent away. */
export const Notice = ({ icon, title, children, actions, dismiss }: NoticeProps) => (
  <section className={style.notice} aria-label={title}>
    <span className={style.icon}>{icon}</span>
    <div className={style.words}>
      <p className={style.title}>{title}</p>
      {children}
    </div>
    {actions && <div className={style.actions}>{actions}</div>}
    {dismiss && (
      <IconButton label={dismiss.label} onClick={dismiss.onDismiss} className={style.dismiss}>
        <CloseIcon size={20} />
      </IconButton>
    )}
  </section>
);
