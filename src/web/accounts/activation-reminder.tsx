import { useState } from 'react';
import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { useText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { MailIcon } from '../ui/icons.ts';
import { Modal } from '../ui/modal.tsx';
import { Notice } from '../ui/notice.tsx';
import type { AlertContext } from './alerts/alerts-to-show.ts';
import { useJustCompletedOnPhone } from './just-completed.ts';
import { ResendActivationButton } from './resend-activation.tsx';
import { useUser } from './user-query.ts';

const ROUTES_WITHOUT_REMINDER = ['activate', 'activate-done', 'activate-error', 'profile'];

/** @spec 2.5 4.2 */
export const needsActivationReminder = ({ user, routes }: AlertContext): boolean =>
  user?.status === 'not_confirmed' &&
  user.profile.status === 'disabled' &&
  !routes.some(name => ROUTES_WITHOUT_REMINDER.includes(name));

/** @spec 2.5 4.2 */
export function ActivationReminder({ onDismiss }: { onDismiss: () => void }) {
  const { isJustCompleted, clear } = useJustCompletedOnPhone();
  return isJustCompleted ? <ReminderModal onClose={clear} /> : <ReminderNotice onDismiss={onDismiss} />;
}

function ReminderNotice({ onDismiss }: { onDismiss: () => void }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Notice
        icon={<MailIcon size={20} />}
        label={t('activation.title')}
        onOpen={() => setIsOpen(true)}
        dismiss={{ label: t('action.dismiss'), onDismiss }}
      >
        {t('activation.title')}
      </Notice>
      {isOpen && <ReminderModal onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReminderModal({ onClose }: { onClose: () => void }) {
  const t = useText();
  const email = useUser()?.email ?? '';
  return (
    <Modal open onClose={onClose} title={t('activation.title')}>
      <div className="stack gap-2 justify-items-center">
        <p className="full-width break-anywhere">{t('activation.reminder_text', { email })}</p>
        <p className="full-width break-anywhere">
          {t('activation.hint', { minutes: ACTIVATION_HINT_MINUTES })}
        </p>
        <Button wide onClick={onClose} data-first>
          {t('action.understood')}
        </Button>
        <ResendActivationButton look="plain" small />
      </div>
    </Modal>
  );
}
