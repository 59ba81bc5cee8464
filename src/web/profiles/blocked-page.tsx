import { useQuery } from '@tanstack/react-query';
import { getBlocked } from '#contract/blocks';
import type { Output } from '#contract/call';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../accounts/settings/settings-frame.tsx';
import { query } from '../data/query.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { FlagIcon } from '../ui/icons.ts';
import style from './blocked-page.module.css';
import { openReportDialog } from './report-store.ts';
import { useBlock } from './use-block.ts';

const queries: PageQueries = () => [query(getBlocked)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 4.4 */
export default function BlockedPage() {
  const t = useAccountText();
  return (
    <SettingsFrame title={t('settings.blocked')}>
      <SettingsSection>
        <BlockedMembers />
      </SettingsSection>
    </SettingsFrame>
  );
}

/**
 * Offers report and unblock here, because the pages of blocked members are hidden.
 * @spec 4.4 6.4
 */
function BlockedMembers() {
  const t = useAccountText();
  const { data } = useQuery(query(getBlocked));
  if (!data) return null;
  if (data.profiles.length === 0) return <p className="quiet">{t('settings.blocked_none')}</p>;
  return (
    <>
      <p className="quiet">{t('settings.blocked_hint')}</p>
      <ul className="lines-between">
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
    <li className="row gap-2 pad-block-1">
      <span className={`may-shrink weight-600 ${style.name}`}>{name}</span>
      <IconButton
        label={t('report.action', { name })}
        onClick={() => openReportDialog({ id, name, isBlocked: true })}
      >
        <FlagIcon size={20} />
      </IconButton>
      <Button
        look="soft"
        small
        busy={isPending}
        aria-label={t('settings.unblock_name', { name })}
        onClick={() => setBlocked(false, name)}
      >
        {t('profile.unblock')}
      </Button>
    </li>
  );
}
