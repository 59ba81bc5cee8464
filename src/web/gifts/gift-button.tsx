import { useState } from 'react';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import type { ContactState } from '../chats/composing/contact-state.ts';
import { IconButton } from '../ui/button.tsx';
import { GiftIcon } from '../ui/icons.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

const GiftDialog = lazyDialog(() => import('./gift-dialog.tsx'));

type GiftButtonProps = { member: MemberCard; contact: ContactState; className?: string };

/** @spec 1.2 */
export function GiftButton({ member, contact, className }: GiftButtonProps) {
  const t = useMembersText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('gift.send_to', { name: member.name })}
        className={className}
        onClick={() => setIsOpen(true)}
        onFocus={GiftDialog.preload}
        onPointerEnter={GiftDialog.preload}
      >
        <GiftIcon size={24} />
      </IconButton>
      <GiftDialog member={member} contact={contact} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
