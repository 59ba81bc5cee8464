import { useSearchParams } from 'react-router';
import { useText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { useHistoryState } from '../../ui/history-state.ts';
import { DoneIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import type { ActivatedHistoryState } from './activate-page.tsx';

const deliveredIn = (params: URLSearchParams): number =>
  Number(/^\d{1,3}$/.exec(params.get('delivered') ?? '')?.[0] ?? 0);

/** @spec 2.1 4.2 D2.42 */
export default function ActivateDonePage() {
  const t = useText();
  // Without script there is no history state, and the number stands in the address.
  const [params] = useSearchParams();
  const delivered = useHistoryState<ActivatedHistoryState>()?.delivered ?? deliveredIn(params);
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
