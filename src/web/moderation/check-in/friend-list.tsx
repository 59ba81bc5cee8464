import { useState } from 'react';
import type { Output } from '#contract/call';
import { type getCheckIns, removeCheckInFriend } from '#contract/check-ins';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

export type Friend = Output<typeof getCheckIns>['friends'][number];

/** @spec D5.3 */
export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const t = useAccountText();
  const [asked, setAsked] = useState<Friend | null>(null);
  const { mutate } = useCall(removeCheckInFriend, { onError: useFailureToast() });
  const remove = ({ id, name: gone }: Friend) =>
    mutate({ id }, { onSuccess: () => toast(t('check_in.friend_removed', { name: gone }), 'good') });
  if (friends.length === 0) return null;
  const name = asked?.name ?? '';
  return (
    <>
      <ul className="lines-between">
        {friends.map(friend => (
          <li key={friend.id} className="row gap-2 justify-between tall pad-block-1 break-anywhere">
            <span className="stack grow may-shrink">
              <bdi className="weight-600">{friend.name}</bdi>
              <span className="quiet text-m">
                {friend.email} · {t(`check_in_friend.${friend.state}`)}
              </span>
            </span>
            <IconButton
              label={t('check_in.friend_remove', { name: friend.name })}
              onClick={() => setAsked(friend)}
            >
              <TrashIcon size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Modal
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('check_in.friend_remove', { name })}
      >
        <p>{t('check_in.friend_remove_text', { name })}</p>
        <Button
          look="danger"
          wide
          onClick={() => {
            if (asked) remove(asked);
            setAsked(null);
          }}
        >
          {t('check_in.friend_remove', { name })}
        </Button>
        <Button look="plain" wide onClick={() => setAsked(null)} data-first>
          {t('action.cancel')}
        </Button>
      </Modal>
    </>
  );
}
