import { useText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WarningIcon } from '../../ui/icons.ts';

/** A mailed link that will never work again (section 5), and the way to a new one. */
export function DeadLink({ to, label }: { to: string; label: string }) {
  const t = useText();
  return (
    <>
      <PageHead title={t('errors.link_expired')} />
      <EmptyState
        page
        icon={<WarningIcon />}
        title={t('errors.link_expired')}
        action={<ButtonLink to={to}>{label}</ButtonLink>}
      >
        <p>{t('mailed_link.why')}</p>
      </EmptyState>
    </>
  );
}
