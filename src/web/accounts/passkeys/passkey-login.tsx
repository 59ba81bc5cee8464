import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '#contract/errors';
import { beginPasskeyLogin, passkeyLogin } from '#contract/passkeys';
import { useText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { KeyIcon } from '../../ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useCompleteLogin } from '../login-and-logout.ts';
import style from '../login-page.module.css';
import {
  abortCeremony,
  ceremonyFailure,
  reportUnknownPasskey,
  signChallenge,
  supportsAutofill,
  supportsPasskeys,
} from './ceremony.ts';

type PasskeyLoginProps = { onPress: () => void; isPending: boolean; error: unknown };

/** @spec D5.8 */
export function PasskeyLogin({ onPress, isPending, error }: PasskeyLoginProps) {
  const t = useText();
  const hydrated = useHydrated();
  if (hydrated && !supportsPasskeys()) return null;
  return (
    <div className="stack gap-2">
      <p className={`row gap-2 quiet text-m ${style.or}`}>{t('login.or')}</p>
      <Button
        look="plain"
        wide
        busy={isPending}
        disabled={!hydrated}
        icon={<KeyIcon size={20} />}
        onClick={onPress}
      >
        {t('login.passkey')}
      </Button>
      <p role="status" className="quiet hide-empty">
        {ceremonyFailure(error) && t('login.passkey_cancelled')}
      </p>
    </div>
  );
}

/** Fetches a new challenge in time, because a challenge expires after five minutes. */
const RENEW_MS = 240_000;

/** @spec D5.8 */
export function usePasskeyLogin(next: string) {
  const cache = useQueryClient();
  const completeLogin = useCompleteLogin(next);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: async (signed?: Awaited<ReturnType<typeof signChallenge>>) => {
      const answer =
        signed ?? (await signChallenge((await sendCall(cache, beginPasskeyLogin)).options, 'prompt'));
      return sendCall(cache, passkeyLogin, { body: { signed: answer } }).catch((refusal: unknown) => {
        if (isApiError(refusal) && refusal.code === 'passkey_unknown') void reportUnknownPasskey(answer.id);
        throw refusal;
      });
    },
    onSuccess: ({ user }) => completeLogin(user),
  });
  useAutofillOffer(isPending, mutate);
  return { logIn: () => !isPending && mutate(undefined), error, isPending, reset };
}

function useAutofillOffer(
  isBusy: boolean,
  onSigned: (signed: Awaited<ReturnType<typeof signChallenge>>) => void,
): void {
  const cache = useQueryClient();
  const signed = useRef(onSigned);
  signed.current = onSigned;
  useEffect(() => {
    if (isBusy) return;
    let isCancelled = false;
    const offer = async () => {
      if (document.hidden || !(await supportsAutofill())) return;
      const { options } = await sendCall(cache, beginPasskeyLogin);
      if (isCancelled) return;
      const answer = await signChallenge(options, 'autofill');
      if (!isCancelled) signed.current(answer);
    };
    // A failure is ignored, because the other ways to log in remain.
    const offerQuietly = () => void offer().catch(() => undefined);
    offerQuietly();
    const renewal = setInterval(offerQuietly, RENEW_MS);
    return () => {
      isCancelled = true;
      clearInterval(renewal);
    };
  }, [cache, isBusy]);
  useEffect(() => () => void abortCeremony(), []);
}
