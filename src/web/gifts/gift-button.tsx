import { lazy, Suspense, useState } from 'react';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import type { Between } from '../chats/composing/between.ts';
import { orNothing } from '../connection/or-nothing.ts';
import { IconButton } from '../ui/button.tsx';
import { GiftIcon } from '../ui/icons.ts';

const GiftDialog = lazy(orNothing(() => import('./gift-dialog.tsx')));

type GiftButtonProps = { member: MemberCard; between: Between; className?: string };

/** Opens the choice of gifts for a member. */
export function GiftButton({ member, between, className }: GiftButtonProps) {
  const t = useMembersText();
  const [isOpen, setIsOpen] = useState(false);
  // Loaded with the first press, and then kept, so that it can close gently.
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton label={t('gift.send_to', { name: member.name })} className={className} onClick={open}>
        <GiftIcon size={24} />
      </IconButton>
      {wanted && (
        <Suspense>
          <GiftDialog member={member} between={between} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
