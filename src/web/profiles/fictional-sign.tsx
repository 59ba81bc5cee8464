import { useText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { Tag } from '../ui/badge.tsx';

/** The sign of a fictional profile, wherever one appears; the words are the site's, else ours. */
export function FictionalSign({ onPhoto, withWords }: { onPhoto?: boolean; withWords?: boolean }) {
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
