import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { type ErrorCode, type ErrorParams, httpStatusOf, isApiError } from '#contract/errors';
import type { NotificationType } from '#contract/notifications';
import { checkUnsubscribeToken, unsubscribe } from '#contract/unsubscribe';
import { errorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { callApi } from '../../data/api.ts';
import { loaderContext } from '../../data/loader-context.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DoneIcon, MailIcon, WarningIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';

export const handle: LightHandle = { light: true, mailed: true };

type Refusal = { code: ErrorCode; params: ErrorParams };
type Link = { token: string; type: NotificationType | null; refusal: Refusal | null };

/** The page shows for what the link is, and nothing of the account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  // The router also runs the loader after the form, whose address has no token.
  if (token === null) return data<Link>({ token: '', type: null, refusal: null });
  const { api } = context.get(loaderContext);
  return answer({ token }, async () => callApi(api, checkUnsubscribeToken, { query: { token } }));
}

type Scope = 'type' | 'all';
type Outcome = Link & { done: Scope | null };

/** Works without script. The address of the answer does not contain the token. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = String(form.get('token') ?? '');
  const scope: Scope = form.get('scope') === 'all' ? 'all' : 'type';
  const { api } = context.get(loaderContext);
  return answer({ token, done: scope }, async () => callApi(api, unsubscribe, { body: { token, scope } }));
}

async function answer<T extends { token: string }>(
  given: T,
  call: () => Promise<{ type: NotificationType }>,
) {
  try {
    return data({ ...given, type: (await call()).type, refusal: null });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params } = error;
    return data({ ...given, type: null, refusal: { code, params } }, { status: httpStatusOf(code) });
  }
}

/** @spec 2.1 3.4 */
export default function UnsubscribePage() {
  const link = useLoaderData<Link>();
  const outcome = useActionData<Outcome>();
  const { token, type, refusal } = outcome ?? link;
  return (
    <main id="content" className="page full-width">
      {refusal || !type ? (
        <Refused refusal={refusal} />
      ) : outcome?.done ? (
        <Unsubscribed token={token} type={type} scope={outcome.done} />
      ) : (
        <Question token={token} type={type} />
      )}
    </main>
  );
}

function Question({ token, type }: { token: string; type: NotificationType }) {
  const t = useAccountText();
  return (
    <NoticePage
      icon={<MailIcon />}
      headTitle={t('unsubscribe.title')}
      title={t('unsubscribe.question', { what: t(`notification_type.${type}`) })}
      action={
        <Form token={token}>
          <Button type="submit" name="scope" value="type">
            {t('unsubscribe.one')}
          </Button>
          <Button type="submit" name="scope" value="all" look="soft">
            {t('unsubscribe.all')}
          </Button>
        </Form>
      }
    >
      <p>{t('unsubscribe.text')}</p>
    </NoticePage>
  );
}

type UnsubscribedProps = { token: string; type: NotificationType; scope: Scope };

function Unsubscribed({ token, type, scope }: UnsubscribedProps) {
  const t = useAccountText();
  const what = t(`notification_type.${type}`);
  return (
    <NoticePage
      icon={<DoneIcon />}
      headTitle={t('unsubscribe.title')}
      title={scope === 'all' ? t('unsubscribe.done_all') : t('unsubscribe.done_type', { what })}
      action={<Preferences />}
      aside={
        scope === 'type' && (
          <Form token={token}>
            <Button type="submit" name="scope" value="all" look="words">
              {t('unsubscribe.all')}
            </Button>
          </Form>
        )
      }
    >
      <p>{t('unsubscribe.done_text')}</p>
    </NoticePage>
  );
}

function Refused({ refusal }: { refusal: Refusal | null }) {
  const t = useAccountText();
  return (
    <NoticePage icon={<WarningIcon />} title={t('unsubscribe.invalid')} action={<Preferences />}>
      <p role="alert">{errorText(t, refusal ?? { code: 'unsubscribe_link_invalid', params: {} })}</p>
    </NoticePage>
  );
}

const Form = ({ token, children }: { token: string; children: React.ReactNode }) => (
  <form method="post" action="/unsubscribe" className="flex wrap gap-1 justify-center">
    <input type="hidden" name="token" value={token} />
    {children}
  </form>
);

function Preferences() {
  const t = useAccountText();
  return (
    <ButtonLink to="/notifications" reloadDocument look="soft">
      {t('unsubscribe.preferences')}
    </ButtonLink>
  );
}
