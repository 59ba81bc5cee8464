import { queryOptions, useQuery } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router';
import { beginStaffCodes } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { type Guard, guardedCacheLoader, guardedDocumentLoader } from '../../accounts/page-loaders.ts';
import { ceremonyFailure, supportsPasskeys } from '../../accounts/passkeys/ceremony.ts';
import { sendCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { KeyIcon } from '../../ui/icons.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { LOGIN_PATH, pathAfterLogin } from '../session/staff-paths.ts';
import { staffSessionQuery } from '../session/staff-session.ts';
import { leave } from '../session/watch-session.ts';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { LoginFrame } from './login-frame.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

/** For people without a second factor; others change theirs at `/backoffice/account`. */
const onlyAfterPassword: Guard = async (cache, { request }) => {
  const staff = await cache.ensureQueryData(staffSessionQuery());
  const { search, searchParams } = new URL(request.url);
  if (staff?.verified_at) throw redirect(pathAfterLogin(searchParams.get('next')));
  if (!staff || staff.has_second_factor) throw redirect(LOGIN_PATH + search);
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
    queryFn: ({ client }) => sendCall(client, beginStaffCodes, { body: {} }),
    staleTime: Infinity,
    gcTime: 0,
  });

/**
 * The required second factor: a passkey, or an authenticator app that is confirmed by its first code.
 * @spec D2.33 D5.8
 */
export default function SetupPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { data: secret, error, refetch, isFetching } = useQuery(newSecret());
  const goOn = () => leave(pathAfterLogin(params.get('next')));
  return (
    <LoginFrame title={t('staff_login.setup')}>
      <p className="quiet">{t('staff_login.setup_intro')}</p>
      <PasskeyChoice onDone={goOn} />
      <h2 className="text-l">{t('staff_login.setup_app')}</h2>
      <p className="quiet">{t('staff_login.setup_text')}</p>
      {error && !isFetching && (
        <>
          <ErrorText error={error} />
          <Button look="plain" small onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </>
      )}
      <AuthenticatorSetup secret={secret} fallback={!error && <LoadingSecret />} onDone={goOn} />
    </LoginFrame>
  );
}

function PasskeyChoice({ onDone }: { onDone: () => void }) {
  const t = useStaffText();
  const hydrated = useHydrated();
  const { mutate, error, isPending } = useAddPasskey(onDone);
  if (hydrated && !supportsPasskeys()) return null;
  const failure = ceremonyFailure(error);
  return (
    <section className="stack one-column gap-1 line-below pad-block-2">
      <h2 className="text-l">{t('staff_login.setup_passkey')}</h2>
      <p className="quiet">{t('staff_login.setup_passkey_text')}</p>
      <Button
        wide
        busy={isPending}
        disabled={!hydrated}
        icon={<KeyIcon size={20} />}
        onClick={() => mutate({})}
      >
        {t('staff_login.make_passkey')}
      </Button>
      <p role="status" className="quiet hide-empty">
        {failure && t('staff_factor.cancelled')}
      </p>
      <ErrorText error={failure ? null : error} />
    </section>
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
