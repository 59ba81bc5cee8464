import { lazy, Suspense, useState } from 'react';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { orNothing } from '../connection/or-nothing.ts';
import { IconButton } from '../ui/button.tsx';
import { GiftIcon } from '../ui/icons.ts';

const GiftDialog = lazy(orNothing(() => import('./gift-dialog.tsx')));

type GiftButtonProps = { member: MemberCard; hasWritten: boolean; className?: string };

/** Opens the choice of gifts for a member. `hasWritten`: he has got something from the giver before. */
export function GiftButton({ member, hasWritten, className }: GiftButtonProps) {
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
          <GiftDialog
            member={member}
            hasWritten={hasWritten}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
