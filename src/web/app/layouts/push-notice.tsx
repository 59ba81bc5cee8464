import { useDismiss } from '../../accounts/alerts/use-dismissals.ts';
import { focusContent } from '../../ui/focus-content.ts';
import style from './chats-frame.module.css';
import { alertDefinitions, PushAlert, useAlerts } from './warnings.tsx';

const pushAlert = alertDefinitions.filter(({ name }) => name === 'push_notifications');

/**
 * Conversations have no warnings area, but the first message is sent there.
 * @spec 2.5 4.11
 */
export function PushNotice() {
  const isOffered = useAlerts(pushAlert).length > 0;
  const dismiss = useDismiss();
  if (!isOffered) return null;
  const onDismiss = () => {
    dismiss('push_notifications');
    focusContent();
  };
  return (
    <div className={`absolute full-width ${style.notice}`}>
      <PushAlert onDismiss={onDismiss} />
    </div>
  );
}
