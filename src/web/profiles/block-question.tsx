import { useState } from 'react';
import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import style from './block-question.module.css';

/** What one rarely does with a member: block him, after a question. Quiet, at the end of the page. */
export function BlockQuestion({ name, onBlock }: { name: string; onBlock: () => void }) {
  const t = useMembersText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className={style.block} onClick={() => setIsAsking(true)}>
        {t('profile.block', { name })}
      </button>
      <Modal open={isAsking} onClose={() => setIsAsking(false)} title={t('profile.block', { name })}>
        <p>{t('profile.block_confirm', { name })}</p>
        <Button look="danger" wide onClick={onBlock}>
          {t('profile.block', { name })}
        </Button>
        <Button look="plain" wide onClick={() => setIsAsking(false)}>
          {t('action.cancel')}
        </Button>
      </Modal>
    </>
  );
}
