import { useText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { Tag } from '../ui/badge.tsx';

/** @spec 1.4 D1.10 */
export function FictionalBadge({ onPhoto, withWords }: { onPhoto?: boolean; withWords?: boolean }) {
  const t = useText();
  const { fictional_icon: icon, fictional_singular: words } = useSettings();
  const name = words || t('fictional.singular');
  return (
    <Tag onPhoto={onPhoto}>
      <span aria-hidden="true">{icon}</span>
      <span className={withWords ? undefined : 'unseen'}>{name}</span>
    </Tag>
  );
}
