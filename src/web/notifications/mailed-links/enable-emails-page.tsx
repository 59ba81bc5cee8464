import { type ActionFunctionArgs, data, useActionData, useSearchParams } from 'react-router';
import { type ErrorCode, type ErrorParams, httpStatusOf, isApiError } from '#contract/errors';
import { enableNotificationEmails } from '#contract/unsubscribe';
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

/** Works without script. The address of the answer does not contain the token. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get('token') ?? '');
  const { api } = context.get(loaderContext);
  try {
    await callApi(api, enableNotificationEmails, { body: { token } });
    return data<Outcome>({ token, refusal: null });
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
  const [params] = useSearchParams();
  const outcome = useActionData<Outcome>();
  const token = outcome?.token ?? params.get('token') ?? '';
  const { refusal } = outcome ?? {};
  return (
    <main id="content" className="page full-width">
      {refusal?.code === 'link_expired' ? (
        <Expired />
      ) : outcome && !refusal ? (
        <Enabled />
      ) : (
        <Question token={token} refusal={refusal ?? null} />
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
