import type { User } from '#contract/accounts';
import { useText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import style from './credits-left.module.css';
import { creditsTone } from './menu.ts';

/** Credits in words, in the colour of their badge (section 2): who has not paid has no badge, and no colour. */
export function CreditsLeft({ user: { credits, paid_user: paid } }: { user: User }) {
  const t = useText();
  const tone = paid ? creditsTone(credits) : null;
  return (
    <span className={classes(style.credits, tone && style[tone])}>
      {t('nav.credits_left', { count: credits })}
    </span>
  );
}
