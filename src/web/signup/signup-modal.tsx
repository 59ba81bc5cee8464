import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#i18n/react';
import { Modal } from '../ui/modal.tsx';
import { SignupFlow } from './signup-flow.tsx';
import { useSignupHistory } from './signup-modal-host.tsx';

/** @spec 2.4 */
export default function SignupModal() {
  const t = useText();
  const navigate = useNavigate();
  const [locked, setLocked] = useState(false);
  const { about = null, steps = 0 } = useSignupHistory() ?? {};
  const close = () => void navigate(-(steps + 1));
  return (
    <Modal open locked={locked} onClose={close} title={t('nav.signup')} titleUnseen shape="cover">
      <SignupFlow about={about} onLocked={setLocked} />
    </Modal>
  );
}
