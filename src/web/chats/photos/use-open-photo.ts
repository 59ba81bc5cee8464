import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openChatPhoto, showChatPhotos } from '#contract/chat-photos';
import { type FieldError, isApiError } from '#contract/errors';
import { callApi, useApi } from '../../data/api.ts';
import { applyEvent } from '../../live/apply-event.ts';

type OpenPhotoOptions = { profile: string; conversation: string; onOpened: () => void };

/**
 * Opens one photo, or with `always` all photos of the sender.
 * @spec D5.3
 */
export function useOpenPhoto({ profile, conversation, onOpened }: OpenPhotoOptions) {
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
  return { open: mutate, isPending, failure: error && openFailureOf(error) };
}

/** `not_found` means that the sender has unsent the photo. */
const openFailureOf = (error: Error): FieldError =>
  isApiError(error) ? { code: error.code, params: error.params } : { code: 'unavailable' };
