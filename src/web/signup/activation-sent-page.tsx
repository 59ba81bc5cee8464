import { useQuery } from '@tanstack/react-query';
import { type ActionFunctionArgs, data, redirect, useActionData, useSearchParams } from 'react-router';
import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { type ErrorCode, type ErrorParams, httpStatusOf, isApiError } from '#contract/errors';
import { resendActivation } from '#contract/signup';
import { useText } from '#i18n/react';
import { type Guard, guardedDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { useResendRefusalText } from '../accounts/resend-activation.tsx';
import { userQuery, useUser } from '../accounts/user-query.ts';
import { callApi } from '../data/api.ts';
import { loaderContext } from '../data/loader-context.ts';
import type { LightHandle } from '../site/light-page.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MailIcon } from '../ui/icons.ts';
import { NoticePage } from '../ui/notice-page.tsx';
import { signupMemberQuery } from './signup-member-query.ts';

export const handle: LightHandle = { light: true };

const unconfirmedOnly: Guard = async cache => {
  const { user } = await cache.ensureQueryData(userQuery());
  if (user?.status !== 'not_confirmed') throw redirect(user ? '/members' : '/login');
};
/** The member from whose page the new member signed up. */
const aboutIn = (params: URLSearchParams): string => params.get('about') ?? '';
const queries: PageQueries = ({ url }) =>
  aboutIn(url.searchParams) ? [signupMemberQuery(aboutIn(url.searchParams))] : [];
export const loader = guardedDocumentLoader(unconfirmedOnly, queries);

type Resent = { refusal: { code: ErrorCode; params: ErrorParams } | null };

export async function action({ context }: ActionFunctionArgs) {
  const { api } = context.get(loaderContext);
  try {
    await callApi(api, resendActivation);
    return data<Resent>({ refusal: null });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params } = error;
    return data<Resent>({ refusal: { code, params } }, { status: httpStatusOf(code) });
  }
}

/**
 * The end of a sign-up without script, and the answer to its request for another email.
 * @spec 4.2
 */
export default function ActivationSentPage() {
  const t = useText();
  const user = useUser();
  if (!user) return null;
  return (
    <main id="content" className="page full-width">
      <NoticePage
        icon={<MailIcon />}
        headTitle={t('activation.title')}
        title={t('signup.complete_title', { name: user.profile.name })}
        action={<NextLink />}
        aside={<ResendForm />}
      >
        <p>{t('signup.complete_text', { email: user.email })}</p>
        <p className="quiet">{t('activation.hint', { minutes: ACTIVATION_HINT_MINUTES })}</p>
      </NoticePage>
    </main>
  );
}

/** Loads a whole document, because a light page has no router. */
function NextLink() {
  const t = useText();
  const about = aboutIn(useSearchParams()[0]);
  const { data: member } = useQuery({ ...signupMemberQuery(about), enabled: about !== '' });
  return (
    <ButtonLink reloadDocument to={member ? `/members/${member.id}` : '/members'}>
      {member ? t('signup.complete_member', { name: member.name }) : t('activation.done_start')}
    </ButtonLink>
  );
}

function ResendForm() {
  const t = useText();
  const resent = useActionData<Resent>();
  const refusalText = useResendRefusalText();
  if (resent && !resent.refusal)
    return (
      <p role="status" className="weight-600">
        {t('activation.resent')}
      </p>
    );
  return (
    <form method="post" className="stack gap-1 justify-items-center">
      <Button type="submit" look="words">
        {t('activation.resend')}
      </Button>
      {resent?.refusal && (
        <p role="alert" className="danger weight-600">
          {refusalText(resent.refusal)}
        </p>
      )}
    </form>
  );
}
