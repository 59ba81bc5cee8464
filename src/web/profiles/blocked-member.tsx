import { useMembersText } from '#i18n/react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonIcon } from '../ui/icons.ts';

/** In the place of a member one has just blocked: it can be undone here. */
export function BlockedMember({ name, onUnblock }: { name: string; onUnblock: () => void }) {
  const t = useMembersText();
  return (
    <EmptyState
      page
      icon={<PersonIcon />}
      title={t('profile.blocked', { name })}
      action={
        <>
          <ButtonLink to="/members">{t('profile.gone_action')}</ButtonLink>
          <Button look="plain" onClick={onUnblock}>
            {t('profile.unblock')}
          </Button>
        </>
      }
    >
      {null}
    </EmptyState>
  );
}
