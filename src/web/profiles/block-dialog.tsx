import { EVIDENCE_DAYS } from '#contract/constants';
import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

type BlockQuestionProps = { name: string; isOpen: boolean; onClose: () => void; onBlock: () => void };

/**
 * A block deletes the conversation and likes of both members for good.
 * @spec 4.4
 */
export function BlockDialog({ name, isOpen, onClose, onBlock }: BlockQuestionProps) {
  const t = useMembersText();
  const block = () => {
    onClose();
    onBlock();
  };
  return (
    <Modal open={isOpen} onClose={onClose} title={t('profile.block', { name })}>
      <p>{t('profile.block_confirm', { name, days: EVIDENCE_DAYS })}</p>
      <Button look="danger" wide onClick={block}>
        {t('profile.block', { name })}
      </Button>
      <Button look="plain" wide onClick={onClose} data-first>
        {t('action.cancel')}
      </Button>
    </Modal>
  );
}
