import {
  type MutationState,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BodyIn } from '#contract/call';
import { ApiError, isApiError } from '#contract/errors';
import type { changeNotificationPreference, changeQuietHours } from '#contract/notifications';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { useUser } from '../../accounts/user-query.ts';
import { sendCall } from '../../data/use-call.ts';
import { removeToastOf, toast } from '../../ui/toast-store.ts';
import { useSaveProgress } from './use-save-progress.ts';

type SettingCall = typeof changeNotificationPreference | typeof changeQuietHours;
type Setting<Body> = { name: string; label: string; saved: Body };

const RETRY_MS = 5_000;

/**
 * The choice is shown before it is saved. Changes are saved one after the other, so the last choice wins. Without a
 * connection they wait, also while the member is on another page, and after a reload of the tab.
 * @spec 3.4 8.2
 */
export function useSaveSetting<C extends SettingCall>(call: C, setting: Setting<BodyIn<C>>) {
  const t = useAccountText();
  const cache = useQueryClient();
  const member = useUser()?.profile.id ?? '';
  const mutationKey = ['notification setting', setting.name];
  const unsaved = persistedKey(member, 'notification-setting', setting.name);
  const latest = useLatest<BodyIn<C>>(mutationKey);
  const isPending = latest?.status === 'pending';
  const shown = (isPending && latest.variables) || setting.saved;
  const savedText = t('notifications.saved', { label: setting.label });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'notifications' },
    mutationFn: (body: BodyIn<C>) => sendAs(cache, member, call, body),
    retry: (_count, error) => isApiError(error) && error.code === 'unavailable',
    retryDelay: RETRY_MS,
    onMutate(body) {
      removeToastOf(savedText);
      persist(unsaved, body, 'tab');
      return shown;
    },
    onSuccess(_answer, _body, before) {
      const undo = { label: t('action.undo'), onAction: () => mutate(before) };
      toast(savedText, 'good', undo);
    },
    onSettled() {
      const isLast = cache.isMutating({ mutationKey }) <= 1;
      if (isLast) persist(unsaved, null, 'tab');
    },
  });
  useEffect(() => {
    const body = readPersisted<BodyIn<C>>(unsaved, 'tab');
    if (body && cache.isMutating({ mutationKey: ['notification setting', setting.name] }) === 0) mutate(body);
  }, [cache, unsaved, setting.name, mutate]);
  const progress = useSaveProgress(isPending, latest?.failureCount ?? 0);
  return {
    shown,
    save: (body: BodyIn<C>) => mutate(body),
    isSlow: progress === 'slow',
    notSaved: {
      isWaiting: progress === 'waiting',
      error: latest?.status === 'error' ? shortFailureText(t, latest.error) : null,
      onRetry: () => latest?.variables && mutate(latest.variables),
    },
  };
}

const useLatest = <Body>(mutationKey: string[]) =>
  useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<unknown, Error, Body>,
  }).at(-1);

async function sendAs<C extends SettingCall>(cache: QueryClient, member: string, call: C, body: BodyIn<C>) {
  // Another member may have logged in while the change waited.
  if (currentMemberId(cache) !== member) throw new ApiError('authentication_required');
  return sendCall(cache, call, { body }, { awaitsRefetch: true });
}
