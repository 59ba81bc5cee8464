import type { MemberProfile } from '#contract/profiles';
import { useText } from '#i18n/react';
import { ButtonLink } from '../ui/button.tsx';
import type { SignupResult } from './use-signup.ts';

export type NextMember = { next?: Pick<MemberProfile, 'id' | 'name'> } | null;

/** @spec 4.2 */
export function SignupNextLinks({
  signedUp: { user, matches },
  member,
}: {
  signedUp: SignupResult;
  member: MemberProfile | null;
}) {
  const t = useText();
  const memberPage = member && `/members/${member.id}`;
  if (!user) {
    const next = memberPage ? `?next=${encodeURIComponent(memberPage)}` : '';
    return (
      <ButtonLink replace wide look="plain" to={`/login${next}`}>
        {t('signup.login')}
      </ButtonLink>
    );
  }
  const state: NextMember = member && { next: { id: member.id, name: member.name } };
  return (
    <>
      {member && memberPage && (
        <ButtonLink replace wide to={memberPage}>
          {t('signup.complete_member', { name: member.name })}
        </ButtonLink>
      )}
      {matches.length > 0 ? (
        <ButtonLink replace wide to="/signup-matches" state={state} look={member ? 'plain' : 'primary'}>
          {t('signup.complete_more')}
        </ButtonLink>
      ) : (
        !member && (
          <ButtonLink replace wide to="/members">
            {t('signup.complete_start')}
          </ButtonLink>
        )
      )}
    </>
  );
}
