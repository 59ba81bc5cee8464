import { queryOptions, useQuery } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router';
import { beginStaffCodes, confirmStaffCodes } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { type Guard, guardedCacheLoader, guardedDocumentLoader } from '../../accounts/page-loaders.ts';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { sendCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { LOGIN_PATH, pathAfterLogin } from '../session/staff-paths.ts';
import { staffSessionQuery } from '../session/staff-session.ts';
import { leave } from '../session/watch-session.ts';
import { CodeField } from '../ui/code-field.tsx';
import { LoginFrame } from './login-frame.tsx';
import style from './setup-page.module.css';

/** Also for who has an authenticator app already and wants another one. */
const onlyAfterPassword: Guard = async (cache, { request }) => {
  const staff = await cache.ensureQueryData(staffSessionQuery());
  const { search } = new URL(request.url);
  if (!staff || (staff.has_second_factor && !staff.verified_at)) throw redirect(LOGIN_PATH + search);
};

const queries = () => [staffSessionQuery()];
export const loader = guardedDocumentLoader(onlyAfterPassword, queries);
export const clientLoader = guardedCacheLoader(onlyAfterPassword, queries);

/**
 * The secret is made when the page is first shown, and only in the browser, because a document may be loaded twice.
 */
const newSecret = () =>
  queryOptions({
    queryKey: ['staff-authenticator'],
    queryFn: ({ client }) => sendWithQuestions(() => sendCall(client, beginStaffCodes)),
    staleTime: Infinity,
    gcTime: 0,
  });

/**
 * The required second factor: an authenticator app, confirmed by its first code.
 * @spec D2.33 D5.8
 */
export default function SetupPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { data: secret, error: failure, refetch, isFetching } = useQuery(newSecret());
  const { bind, errorOf, error, isPending } = useCallForm({
    call: confirmStaffCodes,
    bodyOf: ({ code = '' }) => ({ code }),
    onDone: () => leave(pathAfterLogin(params.get('next'))),
  });
  return (
    <LoginFrame title={t('staff_login.setup')}>
      <p className="quiet">{t('staff_login.setup_text')}</p>
      {failure && !isFetching && (
        <>
          <ErrorText error={failure} />
          <Button look="plain" small onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </>
      )}
      {secret ? <Secret secret={secret.secret} qr={secret.qr} /> : !failure && <LoadingSecret />}
      <form {...bind} className="stack gap-2">
        <CodeField error={errorOf('code')} />
        <ErrorText error={error} />
        <SubmitButton wide busy={isPending} aria-disabled={!secret}>
          {t('staff_ask.confirm')}
        </SubmitButton>
      </form>
    </LoginFrame>
  );
}

function Secret({ secret, qr }: { secret: string; qr: string }) {
  const t = useStaffText();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast(t('staff_login.copied'), 'good');
  };
  return (
    <div className="stack gap-1 justify-items-start">
      {/* As a picture it is inert, whatever it contains. */}
      <img
        className={`radius-m ${style.qr}`}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('staff_login.qr')}
      />
      <p className="quiet text-s">{t('staff_login.without_camera')}</p>
      <p className="row wrap gap-1">
        <code className={`tabular ${style.secret}`}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <Button look="plain" small onClick={() => void copy().catch(() => undefined)}>
          {t('staff_login.copy')}
        </Button>
      </p>
    </div>
  );
}

function LoadingSecret() {
  const t = useStaffText();
  return (
    <Loading label={t('state.loading')}>
      <Skeleton width="12.5rem" height="12.5rem" radius="m" />
    </Loading>
  );
}
