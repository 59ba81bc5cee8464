import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PersonIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';

/** Says what would make one's profile say more: the first thing that is missing, one at a time. */
export function EnrichProfile({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const [first] = useUser()?.profile.missing ?? [];
  if (!first) return null;
  return (
    <Notice
      icon={<PersonIcon size={22} />}
      title={t('enrich.title')}
      dismiss={{ label: t('action.dismiss'), onDismiss }}
      actions={
        <ButtonLink to={`/profile#${first}`} look="plain" small>
          {t('enrich.action')}
        </ButtonLink>
      }
    >
      <p>{t(`profile_gap.${first}`)}</p>
    </Notice>
  );
}
