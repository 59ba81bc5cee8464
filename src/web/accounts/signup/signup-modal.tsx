import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#i18n/react';
import { Modal } from '../../ui/modal.tsx';
import { SignupFlow } from './signup-flow.tsx';

/** Sign-up in place, on large screens. Locked while it is in progress; a new member goes on to the members. */
export default function SignupModal({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [locked, setLocked] = useState(false);
  const start = async () => {
    onClose();
    await navigate('/members');
  };
  return (
    <Modal open locked={locked} onClose={onClose} title={t('signup.title')} titleUnseen shape="cover">
      <SignupFlow onLocked={setLocked} onStart={start} />
    </Modal>
  );
}
