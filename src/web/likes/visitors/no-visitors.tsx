import { VISITS } from '#contract/constants';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EyeIcon, EyeOffIcon, LockIcon } from '../../ui/icons.ts';

/**
 * Shown to free members in place of the visitors.
 * @spec 6.3 D5.6
 */
export function LockedVisitors() {
  const t = useMembersText();
  return (
    <EmptyState
      icon={<LockIcon />}
      title={t('visits.locked')}
      action={<ButtonLink to="/premium">{t('visits.to_premium')}</ButtonLink>}
    >
      <p>{errorText(t, { code: 'premium_only' })}</p>
      <p>
        {t('visits.locked_text', { days: String(VISITS.days) })} {t('visits.both_ways')}
      </p>
    </EmptyState>
  );
}

/** @spec D5.6 */
export function VisitsOff() {
  const t = useMembersText();
  return (
    <EmptyState
      icon={<EyeOffIcon />}
      title={t('visits.off')}
      action={
        <ButtonLink to="/settings/privacy" look="plain">
          {t('visits.to_privacy')}
        </ButtonLink>
      }
    >
      {t('visits.off_text')}
    </EmptyState>
  );
}

export function NoVisitors() {
  const t = useMembersText();
  return (
    <EmptyState
      icon={<EyeIcon />}
      title={t('visits.empty')}
      action={<ButtonLink to="/members">{t('nav.members')}</ButtonLink>}
    >
      {t('visits.empty_text', { days: String(VISITS.days) })}
    </EmptyState>
  );
}
