import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { PersonIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';

/** @spec 2.5 */
export function EnrichProfile({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const [first] = useUser()?.profile.missing ?? [];
  if (!first) return null;
  return (
    <Notice
      icon={<PersonIcon size={20} />}
      label={t('enrich.title')}
      to={`/profile#${first}`}
      dismiss={{ label: t('action.dismiss'), onDismiss }}
    >
      {t(`enrich_gap.${first}`)}
    </Notice>
  );
}
