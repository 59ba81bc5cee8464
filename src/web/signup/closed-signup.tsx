import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SignupRefusal } from '#contract/signup';
import { getSignupPolicy } from '#contract/signup';
import { errorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { ErrorText } from '../accounts/error-text.tsx';
import { query } from '../data/query.ts';
import { useSettings } from '../site/settings-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LockIcon } from '../ui/icons.ts';

/**
 * The sign-up remains visible even after the new account has used up the invitation.
 * @spec 6.1
 */
export function SignupGate({ children }: { children: ReactNode }) {
  const { data, error } = useQuery(query(getSignupPolicy));
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = wasOpen || data?.refusal === null;
  if (isOpen && !wasOpen) setWasOpen(true);
  if (isOpen) return children;
  if (data?.refusal) return <ClosedSignup refusal={data.refusal} />;
  return <ErrorText error={error} />;
}

function ClosedSignup({ refusal }: { refusal: SignupRefusal }) {
  const t = useText();
  const { name } = useSettings();
  const isUninvited = refusal === 'signup_invite_only';
  return (
    <EmptyState
      icon={<LockIcon />}
      title={isUninvited ? t('closed_signup.title') : t('closed_signup.invitation_title')}
      action={
        <ButtonLink to="/login" look="soft">
          {t('login.submit')}
        </ButtonLink>
      }
    >
      <p>{isUninvited ? t('closed_signup.text', { site: name }) : errorText(t, { code: refusal })}</p>
    </EmptyState>
  );
}
