import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { openChatPhoto, showChatPhotos } from '#contract/chat-photos';
import { type FieldError, isApiError } from '#contract/errors';
import type { MemberCard } from '#contract/profiles';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choices.tsx';
import { Modal } from '../../ui/modal.tsx';
import { chatEventWriters } from '../chat-event-writers.ts';
import style from './photo-dialog.module.css';

type OpenPhotoDialogProps = {
  profile: MemberCard;
  conversation: string;
  message: string | null;
  onClose: () => void;
};

/** @spec D5.3 */
export default function OpenPhotoDialog({ profile, conversation, message, onClose }: OpenPhotoDialogProps) {
  const t = useMembersText();
  const { name } = profile;
  return (
    <Modal open={message !== null} onClose={onClose} title={t('chat_photo.ask', { name })}>
      {message && <OpenPhotoForm {...{ profile, conversation, message, onClose }} />}
    </Modal>
  );
}

function OpenPhotoForm({
  profile,
  conversation,
  message,
  onClose,
}: OpenPhotoDialogProps & { message: string }) {
  const t = useMembersText();
  const { name } = profile;
  const [always, setAlways] = useState(false);
  const { open, isPending, failure } = useOpenPhoto({ profile: profile.id, conversation, onOpened: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open({ message, always });
  };
  return (
    <form className="stack gap-2 hide-empty-parts" onSubmit={submit}>
      <p>{t('chat_photo.ask_text', { name })}</p>
      <CheckboxField
        label={t('chat_photo.always', { name })}
        checked={always}
        onChange={({ target }) => setAlways(target.checked)}
      />
      <p role="alert" className="danger">
        {failure && errorText(t, failure)}
      </p>
      <div className={`flex gap-1 ${style.actions}`}>
        <Button look="soft" onClick={onClose}>
          {t('action.not_now')}
        </Button>
        <SubmitButton busy={isPending} data-first>
          {t('chat_photo.open')}
        </SubmitButton>
      </div>
    </form>
  );
}

type OpenPhotoOptions = { profile: string; conversation: string; onOpened: () => void };

/**
 * Opens one photo, or with `always` all photos of the sender.
 * @spec D5.3
 */
function useOpenPhoto({ profile, conversation, onOpened }: OpenPhotoOptions) {
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
