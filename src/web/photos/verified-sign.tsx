import { useText } from '#i18n/react';
import { Tag } from '../ui/badge.tsx';
import { CheckIcon } from '../ui/icons.ts';

/** Says that staff compared a selfie with this main photo (decisions, 5.9). */
export function VerifiedSign({ onPhoto }: { onPhoto?: boolean }) {
  const t = useText();
  return (
    <span title={t('member.verified_hint')}>
      <Tag onPhoto={onPhoto}>
        <CheckIcon size={14} />
        {t('member.verified')}
      </Tag>
    </span>
  );
}
