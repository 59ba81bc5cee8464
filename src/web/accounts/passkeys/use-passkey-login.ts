import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '#contract/errors';
import { beginPasskeyLogin, passkeyLogin } from '#contract/passkeys';
import { callApi, useApi } from '../../api.ts';
import { useEnter } from '../use-enter.ts';
import { canOffer, forgetKey, signWithKey, withdraw } from './ceremony.ts';

/** A challenge lives five minutes: what is offered is renewed before. */
const RENEW_MS = 240_000;

/** Logs in with a passkey, by a button or chosen among what the browser offers in the address field. */
export function usePasskeyLogin(next: string) {
  const api = useApi();
  const enter = useEnter(next);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: async (signed?: Awaited<ReturnType<typeof signWithKey>>) => {
      const answer = signed ?? (await signWithKey((await callApi(api, beginPasskeyLogin)).options, 'asked'));
      return callApi(api, passkeyLogin, { body: { signed: answer } }).catch((refusal: unknown) => {
        if (isApiError(refusal) && refusal.code === 'passkey_unknown') void forgetKey(answer.id);
        throw refusal;
      });
    },
    onSuccess: ({ user }) => enter(user),
  });
  useOffer(isPending, mutate);
  return { logIn: () => !isPending && mutate(undefined), error, isPending, reset };
}

/** Lets the browser offer passkeys in the address field as long as the page stands and nothing else is under way. */
function useOffer(
  isBusy: boolean,
  onSigned: (signed: Awaited<ReturnType<typeof signWithKey>>) => void,
): void {
  const api = useApi();
  const signed = useRef(onSigned);
  signed.current = onSigned;
  useEffect(() => {
    if (isBusy) return;
    let isOver = false;
    const offer = async () => {
      if (document.hidden || !(await canOffer())) return;
      const { options } = await callApi(api, beginPasskeyLogin);
      if (isOver) return;
      const answer = await signWithKey(options, 'offered');
      if (!isOver) signed.current(answer);
    };
    // Withdrawn, cancelled or not to be had: there is the password, and the button.
    const quietly = () => void offer().catch(() => undefined);
    quietly();
    const renewal = setInterval(quietly, RENEW_MS);
    return () => {
      isOver = true;
      clearInterval(renewal);
    };
  }, [api, isBusy]);
  useEffect(() => () => void withdraw(), []);
}
