import { useMembersText } from '#i18n/react';
import { openReport, type Reported } from '../moderation/report/report-store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonIcon } from '../ui/icons.ts';

/** In the place of a member whom the reader has blocked: he can be reported, and the block can be lifted. */
export function BlockedMember({ member, onUnblock }: { member: Reported; onUnblock: () => void }) {
  const t = useMembersText();
  const { id, name } = member;
  return (
    <EmptyState
      page
      icon={<PersonIcon />}
      title={t('profile.blocked', { name })}
      action={
        <>
          <ButtonLink to="/members">{t('profile.gone_action')}</ButtonLink>
          <Button look="plain" onClick={() => openReport({ id, name })}>
            {t('report.action', { name })}
          </Button>
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
