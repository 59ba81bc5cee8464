import { useState } from 'react';
import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { DeniedHelp } from './denied-help.tsx';
import { InstallHelp } from './install-help.tsx';
import { usePushState } from './push-state.ts';
import { useSubscribe } from './use-subscribe.ts';

type PushDialogProps = { onClose: () => void; onDecline: () => void };

/**
 * Our own words before the browser's question, which comes only by a press of the button.
 * @spec 4.11 2.5
 */
export function PushDialog({ onClose, onDecline }: PushDialogProps) {
  const t = useMembersText();
  const { capability, offerAfter } = usePushState();
  const question = offerAfter === 'like' ? 'push_question.like' : 'push_question.message';
  const isDenied = capability === 'denied';
  return (
    <Modal open onClose={onClose} title={t(isDenied ? 'push_offer.denied_title' : question)}>
      {isDenied && <DeniedHelp />}
      {capability === 'needs_install' && <InstallHelp />}
      {isDenied || capability === 'needs_install' ? (
        <Button wide onClick={isDenied ? onClose : onDecline}>
          {t('action.understood')}
        </Button>
      ) : (
        <Question onClose={onClose} onDecline={onDecline} />
      )}
    </Modal>
  );
}

function Question({ onClose, onDecline }: PushDialogProps) {
  const t = useMembersText();
  const [isUndecided, setIsUndecided] = useState(false);
  const { subscribe, isPending, error } = useSubscribe(outcome => {
    setIsUndecided(outcome === 'undecided');
    if (outcome === 'subscribed') onClose();
  });
  return (
    <>
      <p>{t('push_offer.text')}</p>
      <p className="quiet">{t('push_offer.control')}</p>
      <div role="alert" className="hide-empty">
        <FieldErrorText id="push-error" error={error} />
      </div>
      <p role="status" className="hide-empty weight-600">
        {isUndecided && !isPending && t('push_offer.undecided')}
      </p>
      <Button wide busy={isPending} onClick={subscribe} data-first>
        {t('push_offer.turn_on')}
      </Button>
      <Button look="plain" wide onClick={onDecline}>
        {t('push_offer.not_now')}
      </Button>
    </>
  );
}
