import { useState } from 'react';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useDismiss, useDismissals } from '../../accounts/alerts/use-dismissals.ts';
import { useUser } from '../../accounts/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { BulbIcon } from '../../ui/icons.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { COMPOSER_FIELD, useComposerDraft, useSuggestText } from '../draft.ts';

const IcebreakerDialog = lazyDialog(() => import('./icebreaker-dialog.tsx'));

/**
 * A chosen icebreaker is not sent, but fills the empty composer.
 * @spec 2.9
 */
export function Icebreakers({ profile }: { profile: MemberCard }) {
  const t = useMembersText();
  const [{ text }] = useComposerDraft(profile.id);
  const suggest = useSuggestText(profile.id);
  const isDismissed = useDismissals().icebreakers !== undefined;
  const dismiss = useDismiss();
  const [isOpen, setIsOpen] = useState(false);
  const isFrozen = (useUser()?.frozen ?? null) !== null;
  if (isDismissed || isFrozen || text !== '') return null;
  const choose = (icebreaker: string) => {
    setIsOpen(false);
    suggest(icebreaker);
    focusComposer();
  };
  return (
    <>
      <Button look="soft" icon={<BulbIcon size={20} />} onClick={() => setIsOpen(true)}>
        {t('icebreaker.open')}
      </Button>
      <IcebreakerDialog
        profile={profile}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={choose}
        onNoMore={() => {
          dismiss('icebreakers');
          focusComposer();
        }}
      />
    </>
  );
}

/** Moves the focus to the composer, because the pressed button disappears. */
const focusComposer = () => requestAnimationFrame(() => document.getElementById(COMPOSER_FIELD)?.focus());
