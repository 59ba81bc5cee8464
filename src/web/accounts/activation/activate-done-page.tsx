import { useText } from '#i18n/react';
import { NoticePage } from '../../layouts/notice-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DoneIcon } from '../../ui/icons.ts';

/** The account is active (section 2). */
export default function ActivateDonePage() {
  const t = useText();
  return (
    <NoticePage
      icon={<DoneIcon />}
      title={t('activation.done_title')}
      action={<ButtonLink to="/members">{t('activation.done_start')}</ButtonLink>}
    >
      <p>{t('activation.done_text')}</p>
    </NoticePage>
  );
}
