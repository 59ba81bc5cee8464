import { useEffect } from 'react';
import { useMembersText } from '#i18n/react';
import { BellIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { PushDialog } from './push-dialog.tsx';
import { updatePushState, usePushState } from './push-state.ts';

/** @spec 2.5 4.11 */
export default function PushAlert({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const { isAsking, offerAfter } = usePushState();
  const question = t(offerAfter === 'like' ? 'push_question.like' : 'push_question.message');
  useEffect(() => close, []);
  return (
    <>
      <Notice
        icon={<BellIcon size={20} />}
        label={question}
        onOpen={() => updatePushState({ isAsking: true })}
        dismiss={{ label: t('action.dismiss'), onDismiss }}
      >
        {question}
      </Notice>
      {isAsking && <PushDialog onClose={close} onDecline={onDismiss} />}
    </>
  );
}

const close = () => updatePushState({ isAsking: false });
