import { useText } from '#i18n/react';
import { Tag } from '../ui/badge.tsx';
import { CheckIcon } from '../ui/icons.ts';

/**
 * Shows that staff matched a selfie with the main photo.
 * @spec D5.9
 */
export function VerifiedBadge({ onPhoto }: { onPhoto?: boolean }) {
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
