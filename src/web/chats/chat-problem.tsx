import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { getBlocked } from '#contract/blocks';
import type { Output } from '#contract/call';
import { type ErrorCode, type ErrorParams, isApiError } from '#contract/errors';
import { getMember } from '#contract/profiles';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { RouteError } from '../connection/route-error.tsx';
import { query } from '../data/query.ts';
import { BlockedMember } from '../profiles/blocked-member.tsx';
import { ReportBlockerButton } from '../profiles/report-button.tsx';
import { useBlock } from '../profiles/use-block.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MessageIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import style from './chat-list.module.css';
import { useComposerDraft } from './draft.ts';
import { useChatPartnerId } from './ended-chat.ts';
import { useOutbox } from './outbox/outbox-query.ts';

type ChatRefusal = { code: ErrorCode; params?: ErrorParams };

/** `block` is the refusal if the other member blocked the reader, else null. */
function ChatGone({ block, profile }: { block: ChatRefusal | null; profile: string | null }) {
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
          {block && profile && <ReportBlockerButton id={profile} name={String(block.params?.name ?? '')} />}
        </>
      }
    >
      <PageHead title={title} />
      <p>{block ? errorText(t, block) : t('chat.gone_text')}</p>
      {profile && <UnsentTexts profile={profile} />}
    </EmptyState>
  );
}

/** @spec 4.4 D1.2 */
export function ChatEnded({ profile }: { profile: string }) {
  const memberResult = useQuery({ ...query(getMember, { id: profile }), meta: { progress: 'never' } });
  const blockedResult = useQuery({ ...query(getBlocked), meta: { progress: 'never' } });
  if (isFirstFetch(memberResult) || isFirstFetch(blockedResult)) return <GoneHead />;
  const blocked = blockedResult.data?.profiles.find(({ id }) => id === profile);
  if (blocked) return <OwnBlock {...blocked} />;
  const block =
    isApiError(memberResult.error) && memberResult.error.code === 'blocked_by_member'
      ? memberResult.error
      : null;
  return <ChatGone block={block} profile={profile} />;
}

/** A later fetch must not hide what the page already shows. */
const isFirstFetch = ({ isFetching, isFetchedAfterMount }: UseQueryResult): boolean =>
  isFetching && !isFetchedAfterMount;

function OwnBlock({ id, name }: Output<typeof getBlocked>['profiles'][number]) {
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

/** @spec 8.2 */
export function ChatErrorPage() {
  const error = useRouteError();
  const refusal = isRouteErrorResponse(error) ? (error.data as ChatRefusal | null) : null;
  return refusal?.code === 'not_found' ? <NoChat /> : <RouteError />;
}

function NoChat() {
  const profile = useChatPartnerId();
  if (profile === undefined) return <GoneHead />;
  return profile === null ? <ChatGone block={null} profile={null} /> : <ChatEnded profile={profile} />;
}

/** The server renders the title only, because the browser knows more about the conversation. */
function GoneHead() {
  const t = useMembersText();
  return <PageHead title={t('chat.gone_title')} />;
}

/**
 * The recipient is gone or blocked the member, so these texts cannot be sent.
 * @spec 2.9
 */
function UnsentTexts({ profile }: { profile: string }) {
  const t = useMembersText();
  const [draft] = useComposerDraft(profile);
  const outbox = useOutbox(profile);
  const texts = [...outbox.map(({ text }) => text), draft.text].filter(text => text !== '');
  if (texts.length === 0) return null;
  return (
    <section
      className={`stack gap-half pad-2 text-start tint radius-m scroll ${style.box}`}
      aria-label={t('chat.left_behind')}
    >
      <h2 className="text-m">{t('chat.left_behind')}</h2>
      <p className={`break-anywhere ${style.text}`}>
        <bdi>{texts.join('\n')}</bdi>
      </p>
    </section>
  );
}
