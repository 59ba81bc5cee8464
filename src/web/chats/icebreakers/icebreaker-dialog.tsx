import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberCard } from '#contract/profiles';
import { getMember, getProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { RetryIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import style from '../conversation.module.css';
import { chooseIcebreakers, type Icebreaker } from './choose-icebreakers.ts';

type IcebreakerDialogProps = {
  profile: MemberCard;
  open: boolean;
  onClose: () => void;
  onChoose: (icebreaker: string) => void;
  onNoMore: () => void;
};

/** @spec 2.9 */
export default function IcebreakerDialog(props: IcebreakerDialogProps) {
  const t = useMembersText();
  const { profile, open, onClose, onChoose, onNoMore } = props;
  return (
    <Modal open={open} onClose={onClose} title={t('icebreaker.title', { name: profile.name })}>
      <p className="quiet">{t('icebreaker.intro')}</p>
      <IcebreakerList profile={profile} onChoose={onChoose} />
      <Button look="plain" onClick={onNoMore}>
        {t('action.dismiss')}
      </Button>
    </Modal>
  );
}

function IcebreakerList({ profile, onChoose }: Pick<IcebreakerDialogProps, 'profile' | 'onChoose'>) {
  const t = useMembersText();
  const [round, setRound] = useState(0);
  const textOf = useIcebreakerText(profile.name);
  const theirs = useQuery({ ...query(getMember, { id: profile.id }), meta: { progress: 'never' } });
  const mine = useQuery({ ...query(getProfile), meta: { progress: 'never' } });
  // Waits until both profiles are loaded or failed, because the icebreakers depend on them.
  const isReady = !theirs.isPending && !mine.isPending;
  const noDetails = { interests: [], city: null, about_me: null };
  const icebreakers = chooseIcebreakers(
    mine.data?.profile ?? noDetails,
    theirs.data?.member ?? { ...noDetails, city: profile.city },
    round,
  );
  return (
    <>
      <ul className="stack gap-1" aria-busy={!isReady}>
        {icebreakers.map((icebreaker, index) => (
          <li key={index}>
            <button
              type="button"
              className={`full-width ink text-start tint ${style.icebreaker}`}
              disabled={!isReady}
              onClick={() => onChoose(textOf(icebreaker))}
            >
              {isReady ? textOf(icebreaker) : ''}
            </button>
          </li>
        ))}
      </ul>
      <Button look="plain" icon={<RetryIcon size={20} />} onClick={() => setRound(round + 1)}>
        {t('icebreaker.others')}
      </Button>
    </>
  );
}

function useIcebreakerText(name: string): (icebreaker: Icebreaker) => string {
  const t = useMembersText();
  return icebreaker => {
    if (icebreaker.about === 'interest') return t(`icebreaker_interest.${icebreaker.interest}`);
    if (icebreaker.about === 'topic') return t(`icebreaker_topic.${icebreaker.topic}`);
    if (icebreaker.about === 'about_me') return t('icebreaker.about_me', { name });
    return icebreaker.about === 'same_town'
      ? t('icebreaker.same_town', { city: icebreaker.city })
      : t('icebreaker.their_town', { city: icebreaker.city });
  };
}
