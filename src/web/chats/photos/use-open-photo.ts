import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openChatPhoto, showChatPhotos } from '#contract/chat-photos';
import { type FieldError, isApiError } from '#contract/errors';
import { sendCall } from '../../data/use-call.ts';
import { chatEventWriters } from '../chat-event-writers.ts';

type OpenPhotoOptions = { profile: string; conversation: string; onOpened: () => void };

/**
 * Opens one photo, or with `always` all photos of the sender.
 * @spec D5.3
 */
export function useOpenPhoto({ profile, conversation, onOpened }: OpenPhotoOptions) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    async mutationFn({ message, always }: { message: string; always: boolean }) {
      const opened = await sendCall(cache, openChatPhoto, { body: { message } });
      chatEventWriters.message(cache, { type: 'message', message: opened.message, profile });
      if (always) await sendCall(cache, showChatPhotos, { body: { conversation, show: true } });
      if (always) chatEventWriters.photos_shown(cache, { type: 'photos_shown', conversation, shown: true });
    },
    onSuccess: onOpened,
  });
  return { open: mutate, isPending, failure: error && openFailureOf(error) };
}

/** `not_found` means that the sender has unsent the photo. */
const openFailureOf = (error: Error): FieldError =>
  isApiError(error) ? { code: error.code, params: error.params } : { code: 'unavailable' };
