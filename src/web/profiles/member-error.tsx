import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useParams, useRevalidator, useRouteError } from 'react-router';
import { getBlocked } from '#contract/blocks';
import type { ErrorCode, ErrorParams } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { MembersOnly } from '../accounts/members-only.tsx';
import { useUser } from '../accounts/user-query.ts';
import { RouteError } from '../connection/route-error.tsx';
import { query } from '../data/query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PersonIcon } from '../ui/icons.ts';
import { NoticePage } from '../ui/notice-page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { BlockedMember } from './blocked-member.tsx';
import { ReportBlockerButton } from './report-button.tsx';
import { useBlock } from './use-block.ts';

type Refusal = { code: ErrorCode; params?: ErrorParams };

const unavailableCodes: readonly ErrorCode[] = ['not_found', 'blocked_by_member'];

export const isMemberUnavailable = (error: Refusal | null): error is Refusal =>
  error !== null && unavailableCodes.includes(error.code);

/**
 * The server reveals a block only if the two members had contact.
 * @spec 4.4 D1.2 8.2
 */
export function MemberUnavailable({ error: { code, params } }: { error: Refusal }) {
  const t = useMembersText();
  const { id = '' } = useParams();
  return (
    <NoticePage
      icon={<PersonIcon />}
      title={t(code === 'blocked_by_member' ? 'profile.blocked_you' : 'profile.gone')}
      action={
        <>
          <ButtonLink to="/members">{t('nav.members')}</ButtonLink>
          {code === 'blocked_by_member' && <ReportBlockerButton id={id} name={String(params?.name ?? '')} />}
        </>
      }
    >
      {code === 'blocked_by_member' ? errorText(t, { code, params }) : t('profile.gone_text')}
    </NoticePage>
  );
}

/**
 * A viewer who blocked the member can unblock them here.
 * @spec 4.4 8.2
 */
export function MissingMember({ error }: { error: Refusal }) {
  const t = useMembersText();
  const { id = '' } = useParams();
  const user = useUser();
  const { data, isLoading } = useQuery({ ...query(getBlocked), enabled: user !== null });
  const blocked = data?.profiles.find(profile => profile.id === id);
  // The server renders the title only, because the browser knows who is blocked.
  if (isLoading) return <PageHead title={t('profile.gone')} />;
  return blocked ? <OwnBlock {...blocked} /> : <MemberUnavailable error={error} />;
}

function OwnBlock({ id, name }: { id: string; name: string }) {
  const t = useMembersText();
  const { revalidate } = useRevalidator();
  const { setBlocked } = useBlock(id, () => void revalidate());
  return (
    <>
      <PageHead title={t('profile.blocked', { name })} />
      <BlockedMember member={{ id, name }} onUnblock={() => setBlocked(false, name)} />
    </>
  );
}

/** @spec 8.2 4.4 */
export function MemberError() {
  const error = useRouteError();
  const refusal = isRouteErrorResponse(error) ? (error.data as Refusal | null) : null;
  if (refusal?.code === 'authentication_required') return <MembersOnly />;
  return isMemberUnavailable(refusal) ? <MissingMember error={refusal} /> : <RouteError />;
}
