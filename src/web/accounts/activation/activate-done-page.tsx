import { useText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SparkleIcon } from '../../ui/icons.ts';

/** The account is active (section 2). */
export default function ActivateDonePage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('activation.done_title')} />
      <EmptyState
        page
        icon={<SparkleIcon />}
        title={t('activation.done_title')}
        action={<ButtonLink to="/members">{t('activation.done_start')}</ButtonLink>}
      >
        <p>{t('activation.done_text')}</p>
      </EmptyState>
    </>
  );
}
