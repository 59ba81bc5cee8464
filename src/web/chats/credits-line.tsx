import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';

/** How many credits are left, where messages cost any. */
export function CreditsLine() {
  const t = useMembersText();
  const user = useUser();
  const { message_credits: price } = useSettings();
  if (!user || price === 0) return <span />;
  return <span>{t('chat.credits_left', { count: user.credits })}</span>;
}
