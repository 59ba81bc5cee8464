import { useText } from '#i18n/react';
import { NoticePage } from '../../layouts/notice-page.tsx';
import { CheckIcon } from '../../ui/icons.ts';

/** @spec 4.2 */
export function AccountRemoved() {
  const t = useText();
  return (
    <NoticePage icon={<CheckIcon />} title={t('activation.removed_title')}>
      <p>{t('activation.removed_text')}</p>
    </NoticePage>
  );
}
