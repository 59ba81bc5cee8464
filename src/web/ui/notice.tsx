import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.ts';
import style from './notice.module.css';

type NoticeProps = {
  icon: ReactNode;
  label: string;
  /** The text must fit on one line of a phone. */
  children: ReactNode;
  to?: string;
  onOpen?: () => void;
  dismiss: { label: string; onDismiss: () => void };
};

/** @spec 2.5 */
export const Notice = ({ icon, label, children, to, onOpen, dismiss }: NoticeProps) => (
  <section className={`stack items-center tint radius-m ${style.notice}`} aria-label={label}>
    <Line to={to} onOpen={onOpen}>
      <span className={`stack rigid violet ${style.icon}`}>{icon}</span>
      <span>{children}</span>
    </Line>
    <IconButton label={dismiss.label} onClick={dismiss.onDismiss}>
      <CloseIcon size={20} />
    </IconButton>
  </section>
);

const lineClasses = `row target ink text-m weight-600 text-start no-underline leading-snug ${style.line}`;

function Line({ to, onOpen, children }: Pick<NoticeProps, 'to' | 'onOpen' | 'children'>) {
  if (to !== undefined)
    return (
      <Link to={to} className={lineClasses}>
        {children}
      </Link>
    );
  if (onOpen)
    return (
      <button type="button" className={lineClasses} onClick={onOpen}>
        {children}
      </button>
    );
  return <p className={lineClasses}>{children}</p>;
}
