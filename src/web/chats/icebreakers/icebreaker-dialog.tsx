import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { memberQuery } from '../../profiles/member-query.ts';
import { profileQuery } from '../../profiles/profile-query.ts';
import { Button } from '../../ui/button.tsx';
import { RetryIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { chooseOpeners, type Opener } from './choose-openers.ts';
import style from './icebreakers.module.css';

type IcebreakerDialogProps = {
  profile: MemberCard;
  open: boolean;
  onClose: () => void;
  onChoose: (opener: string) => void;
  /** He wants to be offered no more of them. */
  onNoMore: () => void;
};

/** Four openers made of what the two have in common; one that is tapped goes into the composer, to be made one's own. */
export default function IcebreakerDialog(props: IcebreakerDialogProps) {
  const t = useMembersText();
  const { profile, open, onClose, onChoose, onNoMore } = props;
  return (
    <Modal open={open} onClose={onClose} title={t('icebreaker.title', { name: profile.name })}>
      <p className={style.intro}>{t('icebreaker.intro')}</p>
      <Openers profile={profile} onChoose={onChoose} />
      <Button look="plain" onClick={onNoMore}>
        {t('icebreaker.no_more')}
      </Button>
    </Modal>
  );
}

function Openers({ profile, onChoose }: Pick<IcebreakerDialogProps, 'profile' | 'onChoose'>) {
  const t = useMembersText();
  const api = useApi();
  const [round, setRound] = useState(0);
  const words = useOpenerWords(profile.name);
  const his = useQuery({ ...memberQuery(api, profile.id), meta: { progress: 'never' } });
  const mine = useQuery({ ...profileQuery(api), meta: { progress: 'never' } });
  // Where either cannot be had, there are openers that fit everybody.
  const isReady = !his.isPending && !mine.isPending;
  const nothing = { interests: [], city: null, about_me: null };
  const openers = chooseOpeners(
    mine.data?.profile ?? nothing,
    his.data?.member ?? { ...nothing, city: profile.city },
    round,
  );
  return (
    <>
      <ul className={style.openers} aria-busy={!isReady}>
        {openers.map((opener, index) => (
          <li key={index}>
            <button
              type="button"
              className={style.opener}
              disabled={!isReady}
              onClick={() => onChoose(words(opener))}
            >
              {isReady ? words(opener) : ''}
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

/** An opener in the reader's language. */
function useOpenerWords(name: string): (opener: Opener) => string {
  const t = useMembersText();
  return opener => {
    if (opener.about === 'interest') return t(`opener_interest.${opener.interest}`);
    if (opener.about === 'topic') return t(`opener_topic.${opener.topic}`);
    if (opener.about === 'about_me') return t('opener.about_me', { name });
    return opener.about === 'same_town'
      ? t('opener.same_town', { city: opener.city })
      : t('opener.his_town', { city: opener.city });
  };
}
