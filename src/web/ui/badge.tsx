import { UNREAD_BADGE_CAP } from '#contract/constants';
import style from './badge.module.css';
import { classes } from './classes.ts';

export type BadgeTone = 'unread' | 'like' | 'warning' | 'danger';

/** @spec 2.3 */
export function Badge({
  count,
  tone,
  label,
  showZero,
}: {
  count: number;
  tone: BadgeTone;
  label: string;
  showZero?: boolean;
}) {
  if (count <= 0 && !showZero) return null;
  return (
    <span className={classes('inline-center weight-700 tabular round leading-1', style.badge, style[tone])}>
      <span aria-hidden="true">{count > UNREAD_BADGE_CAP ? `${UNREAD_BADGE_CAP}+` : count}</span>
      <span className="unseen">{label}</span>
    </span>
  );
}

export const Tag = ({ children, onPhoto }: { children: React.ReactNode; onPhoto?: boolean }) => (
  <span
    className={classes(
      'soft inline-row gap-half text-s weight-650 round leading-1-2',
      style.tag,
      onPhoto && style.onPhoto,
    )}
  >
    {children}
  </span>
);
