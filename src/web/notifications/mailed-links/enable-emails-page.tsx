import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { type ErrorCode, type ErrorParams, httpStatusOf, isApiError } from '#contract/errors';
import { checkEnableToken, enableNotificationEmails } from '#contract/unsubscribe';
import { errorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { callApi } from '../../data/api.ts';
import { loaderContext } from '../../data/loader-context.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DoneIcon, MailIcon, WarningIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';

export const handle: LightHandle = { light: true, mailed: true };

type Outcome = { token: string; refusal: { code: ErrorCode; params: ErrorParams } | null };

/** Checks the token without using it up. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { api } = context.get(loaderContext);
  return answer(token, () => callApi(api, checkEnableToken, { query: { token } }));
}

/**
 * Works without script. The address of the answer does not contain the token, which the loader then misses: the status
 * of this answer takes precedence.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get('token') ?? '');
  const { api } = context.get(loaderContext);
  return answer(token, () => callApi(api, enableNotificationEmails, { body: { token } }));
}

async function answer(token: string, call: () => Promise<unknown>) {
  try {
    await call();
    return data<Outcome>({ token, refusal: null }, { status: 200 });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params } = error;
    return data<Outcome>({ token, refusal: { code, params } }, { status: httpStatusOf(code) });
  }
}

/**
 * Waits for a button press, because mail programs may open the link by themselves.
 * @spec 2.1 3.1
 */
export default function EnableEmailsPage() {
  const link = useLoaderData<Outcome>();
  const outcome = useActionData<Outcome>();
  const { token, refusal } = outcome ?? link;
  return (
    <main id="content" className="page full-width">
      {refusal?.code === 'link_expired' ? (
        <Expired />
      ) : outcome && !refusal ? (
        <Enabled />
      ) : (
        <Question token={token} refusal={refusal} />
      )}
    </main>
  );
}

function Question({ token, refusal }: Outcome) {
  const t = useAccountText();
  return (
    <NoticePage
      icon={<MailIcon />}
      title={t('enable_emails.title')}
      action={
        <form method="post" action="/notifications/enable">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('enable_emails.submit')}</Button>
        </form>
      }
    >
      <p>{t('enable_emails.text')}</p>
      {refusal && (
        <p role="alert" className="danger weight-600">
          {errorText(t, refusal)}
        </p>
      )}
    </NoticePage>
  );
}

function Enabled() {
  const t = useAccountText();
  return (
    <NoticePage icon={<DoneIcon />} title={t('enable_emails.done_title')} action={<Preferences />}>
      <p>{t('enable_emails.done_text')}</p>
    </NoticePage>
  );
}

function Expired() {
  const t = useAccountText();
  return (
    <NoticePage icon={<WarningIcon />} title={t('errors.link_expired')} action={<Preferences />}>
      <p role="alert">{t('mailed_link.why')}</p>
    </NoticePage>
  );
}

function Preferences() {
  const t = useAccountText();
  return (
    <ButtonLink to="/notifications" reloadDocument look="soft">
      {t('unsubscribe.preferences')}
    </ButtonLink>
  );
}
