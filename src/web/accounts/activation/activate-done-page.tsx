import { useText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { useHistoryState } from '../../ui/history-state.ts';
import { DoneIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import type { ActivatedHistoryState } from './activate-page.tsx';

/** @spec 2.1 4.2 D2.42 */
export default function ActivateDonePage() {
  const t = useText();
  const delivered = useHistoryState<ActivatedHistoryState>()?.delivered ?? 0;
  return (
    <NoticePage
      icon={<DoneIcon />}
      title={t('activation.done_title')}
      action={<ButtonLink to="/members">{t('activation.done_start')}</ButtonLink>}
    >
      <p>
        {t('activation.done_text')} {delivered > 0 && t('activation.done_messages', { count: delivered })}
      </p>
    </NoticePage>
  );
}
