import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import style from '../composer.module.css';

/** In the composer's place before the first credit goes to a fictional profile: who it is stands above, and is taken note of here. */
export function FictionalGate({ onConfirm }: { onConfirm: () => void }) {
  const t = useMembersText();
  return (
    <div className={style.gate}>
      <Button look="soft" wide onClick={onConfirm}>
        {t('chat.fictional_understood')}
      </Button>
    </div>
  );
}
