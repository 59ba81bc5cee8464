import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type IcebreakerInterest,
  icebreakerInterests,
  icebreakerTopics,
} from '#contract/icebreaker-subjects';
import type { Interest } from '#contract/interests';
import { getMember, getProfile, type MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { RetryIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import style from '../conversation.module.css';

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

type Icebreaker =
  | { about: 'interest'; interest: IcebreakerInterest }
  | { about: 'same_town' | 'their_town'; city: string }
  | { about: 'about_me' }
  | { about: 'topic'; topic: (typeof icebreakerTopics)[number] };

export type IcebreakerMember = {
  interests: readonly Interest[];
  city: string | null;
  about_me: string | null;
};

export const ICEBREAKERS_SHOWN = 4;

/**
 * Icebreakers about things in common come first; each `round` returns the next four.
 * @spec 2.9 3.3
 */
export function chooseIcebreakers(me: IcebreakerMember, them: IcebreakerMember, round: number): Icebreaker[] {
  const all = allIcebreakers(me, them);
  const from = (round * ICEBREAKERS_SHOWN) % all.length;
  return [...all, ...all].slice(from, from + ICEBREAKERS_SHOWN);
}

function allIcebreakers(me: IcebreakerMember, them: IcebreakerMember): Icebreaker[] {
  const theirs = icebreakerInterests.filter(interest => them.interests.includes(interest));
  const shared = theirs.filter(interest => me.interests.includes(interest));
  const others = theirs.filter(interest => !shared.includes(interest));
  const aboutInterest = (interest: IcebreakerInterest): Icebreaker => ({ about: 'interest', interest });
  const personal = [...townOf(me, them), ...(them.about_me ? [{ about: 'about_me' } as const] : [])];
  const topics = icebreakerTopics.map((topic): Icebreaker => ({ about: 'topic', topic }));
  // Mixes the kinds, because four icebreakers of one kind would look like a list.
  return [
    ...shared.slice(0, 2).map(aboutInterest),
    ...personal,
    ...shared.slice(2).map(aboutInterest),
    ...others.map(aboutInterest),
    ...topics,
  ];
}

function townOf(me: IcebreakerMember, { city }: IcebreakerMember): Icebreaker[] {
  if (!city) return [];
  return [{ about: me.city === city ? 'same_town' : 'their_town', city }];
}
