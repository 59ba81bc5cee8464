import { useText } from '#i18n/react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CheckIcon } from '../ui/icons.ts';

/** @spec 2.9 */
export function ComplaintSent({ reference }: { reference: string }) {
  const t = useText();
  return (
    <EmptyState
      page
      icon={<CheckIcon />}
      title={t('complaints.sent_title')}
      action={
        <ButtonLink to="/" reloadDocument look="soft">
          {t('complaints.sent_home')}
        </ButtonLink>
      }
    >
      <p>{t.rich('complaints.sent_text', { reference, code: words => <strong>{words}</strong> })}</p>
    </EmptyState>
  );
}
