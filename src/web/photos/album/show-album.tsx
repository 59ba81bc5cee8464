import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAlbumGrants, grantAlbum, revokeAlbum } from '#contract/albums';
import { useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { sendCall } from '../../data/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

type ShowAlbumButtonProps = {
  member: { id: string; name: string };
  className?: string | undefined;
  onAsk: () => void;
};

/**
 * Gives the member a grant for the viewer's album, or removes the grant.
 * @spec D5.4
 */
export function ShowAlbumButton({ member, className, onAsk }: ShowAlbumButtonProps) {
  const t = useMembersText();
  const { data } = useQuery({ ...query(getAlbumGrants), meta: { progress: 'never' } });
  const { mutate } = useAlbumGrant(member);
  const isShown = data?.grants.some(({ id }) => id === member.id) ?? false;
  const { name } = member;
  return (
    <button
      type="button"
      className={className}
      disabled={!data}
      onClick={() => (isShown ? mutate(false) : onAsk())}
    >
      {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
      {isShown ? t('album.take_back_name', { name }) : t('album.show')}
    </button>
  );
}

type ShowAlbumDialogProps = { member: ShowAlbumButtonProps['member']; isOpen: boolean; onClose: () => void };

/** @spec D5.4 */
export function ShowAlbumDialog({ member, isOpen, onClose }: ShowAlbumDialogProps) {
  const t = useMembersText();
  const { name } = member;
  return (
    <Modal open={isOpen} onClose={onClose} title={t('album.show_name', { name })}>
      <DialogContent member={member} onClose={onClose} />
    </Modal>
  );
}

function DialogContent({ member, onClose }: Omit<ShowAlbumDialogProps, 'isOpen'>) {
  const t = useMembersText();
  const { data } = useQuery(query(getAlbumGrants));
  const { mutate } = useAlbumGrant(member);
  const count = data?.photos ?? 0;
  const show = () => {
    mutate(true);
    onClose();
  };
  return (
    <>
      <p>{count === 0 ? t('album.show_empty') : t('album.show_text', { name: member.name, count })}</p>
      {count === 0 ? (
        <ButtonLink to="/profile/album" wide>
          {t('album.fill')}
        </ButtonLink>
      ) : (
        <Button wide onClick={show}>
          {t('album.show')}
        </Button>
      )}
      <Button look="plain" wide onClick={onClose}>
        {t('action.cancel')}
      </Button>
    </>
  );
}

/** @spec D5.4 */
export function useAlbumGrant({ id, name }: { id: string; name: string }) {
  const t = useMembersText();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'album-grant' },
    mutationFn: (shown: boolean) =>
      sendCall(cache, shown ? grantAlbum : revokeAlbum, { body: { id } }, { awaitsRefetch: true }),
    onSuccess: (_, shown) => toast(t(shown ? 'album.shown' : 'album.taken_back', { name }), 'good'),
    onError: useFailureToast(),
  });
}
