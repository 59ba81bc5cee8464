import type { User } from '#contract/accounts';
import { useText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import style from './credits-left.module.css';
import { creditsTone } from './menu.ts';

/** @spec 2.3 */
export function CreditsLeft({ user: { credits, paid_user: paid } }: { user: User }) {
  const t = useText();
  const tone = paid ? creditsTone(credits) : null;
  return (
    <span className={classes(style.credits, tone && style[tone])}>
      {t('nav.credits_left', { count: credits })}
    </span>
  );
}
