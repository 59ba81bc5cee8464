import { isApiError } from '#contract/errors';
import { useText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';

/** @spec 5.4 D2.20 */
export function InvalidLinkPage({ to, label }: { to: string; label: string }) {
  const t = useText();
  return (
    <NoticePage
      icon={<WarningIcon />}
      title={t('errors.link_expired')}
      action={<ButtonLink to={to}>{label}</ButtonLink>}
    >
      <p>{t('mailed_link.why')}</p>
    </NoticePage>
  );
}

export const isInvalidLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_expired' || error.fields.token?.code === 'link_expired');
