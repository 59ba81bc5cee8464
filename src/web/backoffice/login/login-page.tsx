import { useQueryClient } from '@tanstack/react-query';
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { logInStaff, logOutStaff, type StaffSession } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { type Guard, guardedCacheLoader, guardedDocumentLoader } from '../../accounts/page-loaders.ts';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { invalidateQuery } from '../../data/invalidate.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { EmailField, PasswordField } from '../../ui/inputs.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { FactorForm } from '../session/factor-form.tsx';
import { pathAfterLogin, SETUP_PATH } from '../session/staff-paths.ts';
import { staffSessionQuery, useStaffSession } from '../session/staff-session.ts';
import { leave } from '../session/watch-session.ts';
import { LoginFrame } from './login-frame.tsx';

/** A person whose login is complete goes on, and one without a second factor sets it up first. */
const onlyBeforeLogin: Guard = async (cache, { request }) => {
  const staff = await cache.ensureQueryData(staffSessionQuery());
  const { searchParams, search } = new URL(request.url);
  if (staff && !staff.has_second_factor) throw redirect(SETUP_PATH + search);
  if (staff?.verified_at) throw redirect(pathAfterLogin(searchParams.get('next')));
};

const queries = () => [staffSessionQuery()];
export const loader = guardedDocumentLoader(onlyBeforeLogin, queries);
export const clientLoader = guardedCacheLoader(onlyBeforeLogin, queries);

/**
 * Two steps: the password, and the second factor.
 * @spec D2.33 D5.8 D5.10
 */
export default function LoginPage() {
  const t = useStaffText();
  const staff = useStaffSession();
  const [params] = useSearchParams();
  const next = pathAfterLogin(params.get('next'));
  if (staff) return <FactorStep staff={staff} next={next} />;
  return (
    <LoginFrame title={t('staff_login.title')}>
      <p role="status" className="quiet hide-empty">
        {params.has('ended') && t('staff_login.ended')}
      </p>
      <PasswordForm />
    </LoginFrame>
  );
}

function PasswordForm() {
  const t = useStaffText();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: logInStaff,
    bodyOf: ({ email = '', password = '' }) => ({ email, password }),
    async onDone({ has_second_factor }) {
      await invalidateQuery(cache, staffSessionQuery().queryKey);
      if (!has_second_factor) await navigate(SETUP_PATH + search, { replace: true });
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <EmailField label={t('signup.email')} autoComplete="username" required error={errorOf('email')} />
      <PasswordField
        label={t('signup.password')}
        name="password"
        autoComplete="current-password"
        required
        error={errorOf('password')}
      />
      <ErrorText error={error} />
      <SubmitButton wide busy={isPending}>
        {t('nav.login')}
      </SubmitButton>
    </form>
  );
}

function FactorStep({ staff, next }: { staff: StaffSession; next: string }) {
  const t = useStaffText();
  const { email, factors } = staff;
  const { mutate: startOver, isPending: isLeaving } = useCall(logOutStaff, { onError: useFailureToast() });
  return (
    <LoginFrame title={factors.authenticator ? t('staff_login.code_title') : t('staff_login.passkey_title')}>
      <p className="quiet">
        {factors.authenticator
          ? t('staff_login.code_text', { email })
          : t('staff_login.passkey_text', { email })}
      </p>
      {/* A new document has the language of the person. */}
      <FactorForm onDone={() => leave(next)}>
        <Button look="words" small busy={isLeaving} onClick={() => startOver({})}>
          {t('staff_login.other')}
        </Button>
      </FactorForm>
    </LoginFrame>
  );
}
