import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { type ErrorCode, type ErrorParams, isApiError } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { useApi } from '../api.ts';
import { PageHead } from '../layouts/page-head.tsx';
import { ReportTheBlocker } from '../moderation/report/report-the-blocker.tsx';
import { BlockedMember } from '../profiles/blocked-member.tsx';
import type { Blocked as BlockedList } from '../profiles/blocked-query.ts';
import { blockedQuery } from '../profiles/blocked-query.ts';
import { memberQuery } from '../profiles/member-query.ts';
import { useBlock } from '../profiles/use-block.ts';
import { PageError } from '../site/page-error.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MessageIcon } from '../ui/icons.ts';
import { LeftBehind } from './composing/left-behind.tsx';
import { useWhoseChat } from './ended-chat.ts';

type Refusal = { code: ErrorCode; params?: ErrorParams };

/** A conversation that is gone, or whose other one has blocked the reader (`block`). */
function ChatGone({ block, profile }: { block: Refusal | null; profile: string | null }) {
  const t = useMembersText();
  const title = block ? t('chat.blocked_title') : t('chat.gone_title');
  return (
    <EmptyState
      page
      icon={<MessageIcon />}
      title={title}
      action={
        <>
          <ButtonLink to="/chats">{t('chat.back')}</ButtonLink>
          {block && profile && <ReportTheBlocker id={profile} params={block.params} />}
        </>
      }
    >
      <PageHead title={title} />
      <p>{block ? errorText(t, block) : t('chat.gone_text')}</p>
      {profile && <LeftBehind profile={profile} />}
    </EmptyState>
  );
}

/**
 * Why there is no conversation with a member, the same at once and after every reload: his page tells whether he has blocked the reader,
 * the reader's own list whether he blocks him; else it is just gone.
 */
export function ChatEnded({ profile }: { profile: string }) {
  const api = useApi();
  const his = useQuery({ ...memberQuery(api, profile), meta: { progress: 'never' } });
  const mine = useQuery({ ...blockedQuery(api), meta: { progress: 'never' } });
  if (isOpening(his) || isOpening(mine)) return null;
  const blocked = mine.data?.profiles.find(({ id }) => id === profile);
  if (blocked) return <OwnBlock {...blocked} />;
  const block = isApiError(his.error) && his.error.code === 'blocked_by_member' ? his.error : null;
  return <ChatGone block={block} profile={profile} />;
}

/** Asked for the first time since the story is told; asked again, what is known stays. */
const isOpening = ({ isFetching, isFetchedAfterMount }: UseQueryResult): boolean =>
  isFetching && !isFetchedAfterMount;

function OwnBlock({ id, name }: BlockedList['profiles'][number]) {
  const t = useMembersText();
  const navigate = useNavigate();
  const { setBlocked } = useBlock(id, () => void navigate(`/members/${id}`, { replace: true }));
  return (
    <>
      <PageHead title={t('chat.title')} />
      <BlockedMember member={{ id, name }} onUnblock={() => setBlocked(false, name)} />
    </>
  );
}

/** What a conversation's page shows in its place when it cannot be loaded. */
export function ChatErrorPage() {
  const error = useRouteError();
  const refusal = isRouteErrorResponse(error) ? (error.data as Refusal | null) : null;
  return refusal?.code === 'not_found' ? <NoChat /> : <PageError />;
}

function NoChat() {
  const profile = useWhoseChat();
  if (profile === undefined) return null;
  return profile === null ? <ChatGone block={null} profile={null} /> : <ChatEnded profile={profile} />;
}
