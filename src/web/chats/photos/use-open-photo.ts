import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openChatPhoto, showChatPhotos } from '#contract/chat-photos';
import { type FieldError, isApiError } from '#contract/errors';
import { callApi, useApi } from '../../api.ts';
import { applyEvent } from '../../live/apply-event.ts';

type Opening = { profile: string; conversation: string; onOpened: () => void };

/** Opens a photo, and lets the others of the same one follow if that is wished. */
export function useOpenPhoto({ profile, conversation, onOpened }: Opening) {
  const api = useApi();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    async mutationFn({ message, always }: { message: string; always: boolean }) {
      const opened = await callApi(api, openChatPhoto, { body: { message } });
      applyEvent(cache, { type: 'message', message: opened.message, profile });
      if (always) await callApi(api, showChatPhotos, { body: { conversation, show: true } });
      if (always) applyEvent(cache, { type: 'photos_shown', conversation, shown: true });
    },
    onSuccess: onOpened,
  });
  return { open: mutate, isPending, failure: error && failureOf(error) };
}

/** Taken back meanwhile, where it is not found. */
const failureOf = (error: Error): FieldError =>
  isApiError(error) ? { code: error.code, params: error.params } : { code: 'unavailable' };
