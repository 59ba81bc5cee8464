import { useMembersText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { useCreditsLeft } from './outbox/use-credits-left.ts';

/** @spec 5.9 */
export function CreditsLine() {
  const t = useMembersText();
  const { left, isKnown } = useCreditsLeft();
  const { message_credits: price } = useSettings();
  if (price === 0 || !isKnown) return <span />;
  return <span>{t('chat.credits_left', { count: left })}</span>;
}
