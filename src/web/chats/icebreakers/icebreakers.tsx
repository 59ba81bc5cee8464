import { useState } from 'react';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useDismiss, useDismissals } from '../../notifications/use-dismissals.ts';
import { Button } from '../../ui/button.tsx';
import { BulbIcon } from '../../ui/icons.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { COMPOSER_FIELD, useDraft, useSuggestText } from '../draft.ts';

const IcebreakerDialog = lazyDialog(() => import('./icebreaker-dialog.tsx'));

/**
 * Offers openers where nothing was said yet (section 2), until the member wants no more of them. What he typed is never touched, and
 * nothing is sent.
 */
export function Icebreakers({ profile }: { profile: MemberCard }) {
  const t = useMembersText();
  const [{ text }] = useDraft(profile.id);
  const suggest = useSuggestText(profile.id);
  const isDismissed = useDismissals().icebreakers !== undefined;
  const dismiss = useDismiss();
  const [isOpen, setIsOpen] = useState(false);
  if (isDismissed || text !== '') return null;
  const choose = (opener: string) => {
    setIsOpen(false);
    suggest(opener);
    toComposer();
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
          toComposer();
        }}
      />
    </>
  );
}

/** The offer is gone then, and with it where the focus was. */
const toComposer = () => requestAnimationFrame(() => document.getElementById(COMPOSER_FIELD)?.focus());
