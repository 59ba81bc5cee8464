import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { ErrorCode, ErrorParams } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { PageHead } from '../layouts/page-head.tsx';
import { PageError } from '../site/page-error.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MessageIcon } from '../ui/icons.ts';
import { LeftBehind } from './composing/left-behind.tsx';

type Refusal = { code: ErrorCode; params?: ErrorParams };

/** A conversation that is gone, or whose other one has blocked the reader. */
export function ChatProblem({ error, profile }: { error: Refusal; profile?: string | undefined }) {
  const t = useMembersText();
  const isBlocked = error.code === 'blocked_by_member';
  const title = isBlocked ? t('chat.blocked_title') : t('chat.gone_title');
  return (
    <EmptyState
      page
      icon={<MessageIcon />}
      title={title}
      action={<ButtonLink to="/chats">{t('chat.back')}</ButtonLink>}
    >
      <PageHead title={title} />
      <p>{isBlocked ? errorText(t, error) : t('chat.gone_text')}</p>
      {profile && <LeftBehind profile={profile} />}
    </EmptyState>
  );
}

/** What a conversation's page shows in its place when it cannot be loaded. */
export function ChatErrorPage() {
  const error = useRouteError();
  const refusal = isRouteErrorResponse(error) ? (error.data as Refusal | null) : null;
  const isOurs =
    refusal !== null && ['blocked_by_member', 'not_found', 'invalid_input'].includes(refusal.code);
  return isOurs ? <ChatProblem error={refusal} /> : <PageError />;
}
