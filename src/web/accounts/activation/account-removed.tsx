import { useText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.ts';

/** The account that a stranger made with this address is gone; there is nothing more to do. */
export function AccountRemoved() {
  const t = useText();
  return (
    <>
      <PageHead title={t('activation.removed_title')} />
      <EmptyState page icon={<CheckIcon />} title={t('activation.removed_title')}>
        <p>{t('activation.removed_text')}</p>
      </EmptyState>
    </>
  );
}
