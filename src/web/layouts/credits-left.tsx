import type { User } from '#contract/accounts';
import { CREDIT_BADGE_THRESHOLD } from '#contract/constants';
import { useText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import style from './credits-left.module.css';

/** Credits in words; from 10 down in the colour of a warning, at 0 of danger (section 2). */
export function CreditsLeft({ user: { credits, paid_user: paid } }: { user: User }) {
  const t = useText();
  const few = paid && credits <= CREDIT_BADGE_THRESHOLD;
  return (
    <span className={classes(style.credits, few && (credits > 0 ? style.warning : style.danger))}>
      {t('nav.credits_left', { count: credits })}
    </span>
  );
}
