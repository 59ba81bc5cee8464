import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Output } from '#contract/call';
import { answerFriendLink, checkFriendLink, type FriendAnswer, friendAnswers } from '#contract/check-ins';
import { httpStatusOf, isApiError } from '#contract/errors';
import { useAccountText } from '#i18n/react';
import { callApi } from '../../data/api.ts';
import { loaderContext } from '../../data/loader-context.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { Button } from '../../ui/button.tsx';
import { DoneIcon, MailIcon, WarningIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';

export const handle: LightHandle = { light: true, mailed: true };

/** `given`: what the friend answered just now. */
type Outcome = { token: string; found: Output<typeof checkFriendLink> | null; given: FriendAnswer | null };

/** Opening the link answers nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { api } = context.get(loaderContext);
  return outcomeOf({ token, given: null }, async () => callApi(api, checkFriendLink, { query: { token } }));
}

/** Works without script. The address of the answer does not contain the token. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = String(form.get('token') ?? '');
  const answer = friendAnswers.find(given => given === form.get('answer')) ?? 'refuse';
  const { api } = context.get(loaderContext);
  return outcomeOf({ token, given: answer }, async () =>
    callApi(api, answerFriendLink, { body: { token, answer } }),
  );
}

async function outcomeOf(of: Pick<Outcome, 'token' | 'given'>, call: () => Promise<Outcome['found']>) {
  try {
    return data<Outcome>({ ...of, found: await call() }, { status: 200 });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return data<Outcome>({ ...of, found: null }, { status: httpStatusOf(error.code) });
  }
}

/**
 * A friend of a member agrees, or does not; they may know nothing of the site.
 * @spec 2.1 D5.3
 */
export default function CheckInFriendPage() {
  const link = useLoaderData<Outcome>();
  const { token, found, given } = useActionData<Outcome>() ?? link;
  return (
    <main id="content" className="page full-width">
      {found ? <Question token={token} given={given} {...found} /> : <Expired />}
    </main>
  );
}

type QuestionProps = Pick<Outcome, 'token' | 'given'> & NonNullable<Outcome['found']>;

function Question({ token, given, known_as: name, state }: QuestionProps) {
  const t = useAccountText();
  const title = {
    asked: t('check_in_link.consent_title', { name }),
    accepted: t('check_in_link.accepted', { name }),
    refused: t('check_in_link.refused'),
  }[state];
  const text = {
    asked: t('check_in_link.consent_text', { name }),
    accepted: t('check_in_link.accepted_text', { name }),
    refused: t(given === 'never' ? 'check_in_link.never_text' : 'check_in_link.refused_text', { name }),
  }[state];
  return (
    <NoticePage
      icon={state === 'asked' ? <MailIcon /> : <DoneIcon />}
      headTitle={name}
      title={title}
      action={
        <form method="post" action="/check-in/friend" className="stack gap-1">
          <input type="hidden" name="token" value={token} />
          {state !== 'accepted' && (
            <Button type="submit" name="answer" value="accept" look={state === 'asked' ? 'primary' : 'soft'}>
              {t('check_in_link.accept', { name })}
            </Button>
          )}
          {state !== 'refused' && (
            <Button type="submit" name="answer" value="refuse" look="soft">
              {t('check_in_link.refuse')}
            </Button>
          )}
          {given !== 'never' && (
            <Button type="submit" name="answer" value="never" look="plain">
              {t('check_in_link.never')}
            </Button>
          )}
        </form>
      }
    >
      <p>{text}</p>
      <p className="quiet">{t('check_in_link.consent_only')}</p>
    </NoticePage>
  );
}

function Expired() {
  const t = useAccountText();
  return (
    <NoticePage icon={<WarningIcon />} title={t('check_in_link.consent_expired')}>
      <p role="alert">{t('check_in_link.consent_expired_text')}</p>
    </NoticePage>
  );
}
