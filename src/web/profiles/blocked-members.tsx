import { useQuery } from '@tanstack/react-query';
import { getBlocked } from '#contract/blocks';
import type { Output } from '#contract/call';
import { useAccountText } from '#i18n/react';
import { query } from '../data/query.ts';
import { openReportDialog } from '../moderation/report/report-store.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { FlagIcon } from '../ui/icons.ts';
import style from './blocked-members.module.css';
import { useBlock } from './use-block.ts';

/**
 * Offers report and unblock here, because the pages of blocked members are hidden.
 * @spec 4.4 6.4
 */
export function BlockedMembers() {
  const t = useAccountText();
  const { data } = useQuery(query(getBlocked));
  if (!data) return null;
  if (data.profiles.length === 0) return <p className={style.hint}>{t('settings.blocked_none')}</p>;
  return (
    <>
      <p className={style.hint}>{t('settings.blocked_hint')}</p>
      <ul>
        {data.profiles.map(member => (
          <BlockedMember key={member.id} member={member} />
        ))}
      </ul>
    </>
  );
}

function BlockedMember({ member: { id, name } }: { member: Output<typeof getBlocked>['profiles'][number] }) {
  const t = useAccountText();
  const { setBlocked, isPending } = useBlock(id);
  return (
    <li className={style.member}>
      <span className={style.name}>{name}</span>
      <IconButton label={t('report.action', { name })} onClick={() => openReportDialog({ id, name })}>
        <FlagIcon size={20} />
      </IconButton>
      <Button
        look="soft"
        small
        busy={isPending}
        aria-label={t('settings.unblock_name', { name })}
        onClick={() => setBlocked(false, name)}
      >
        {t('settings.unblock')}
      </Button>
    </li>
  );
}
