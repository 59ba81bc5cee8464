import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { giftIds, giftPrice } from '#contract/gift-catalogue';
import type { MemberCard } from '#contract/profiles';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { ComposerNotices } from '../chats/composer-notices.tsx';
import { GiftPicture } from '../chats/gift-picture.tsx';
import { useSettings } from '../site/settings-query.ts';
import { SubmitButton } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import style from './gift-dialog.module.css';
import { useGiftChoice } from './use-gift-choice.ts';
import { useGiveGift } from './use-give-gift.ts';

type GiftDialogProps = { member: MemberCard; open: boolean; onClose: () => void };

/** Chooses a gift for a member and gives it; what it costs stands with each and on the button. */
export default function GiftDialog({ member, open, onClose }: GiftDialogProps) {
  const t = useMembersText();
  return (
    <Modal open={open} onClose={onClose} title={t('gift.send_to', { name: member.name })}>
      <GiftForm member={member} onGiven={onClose} />
    </Modal>
  );
}

function GiftForm({ member, onGiven }: { member: MemberCard; onGiven: () => void }) {
  const t = useMembersText();
  const settings = useSettings();
  const credits = useUser()?.credits ?? 0;
  const [gift, setGift] = useGiftChoice(member.id);
  const { give, isPending, failure } = useGiveGift(member, onGiven);
  const price = giftPrice(gift, settings);
  const isShort = price > credits;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShort) give(gift);
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <ComposerNotices profile={member} refusal={null} />
      <p className={style.intro}>{t('gift.intro', { name: member.name })}</p>
      <fieldset className={style.gifts}>
        <legend className="unseen">{t('gift.give')}</legend>
        {giftIds.map(id => (
          <label key={id} className={style.choice}>
            <input type="radio" name="gift" value={id} checked={id === gift} onChange={() => setGift(id)} />
            <GiftPicture gift={id} size={56} />
            <span className={style.name}>{t(`gift_name.${id}`)}</span>
            <span className={style.price}>{t('gift.price', { count: giftPrice(id, settings) })}</span>
          </label>
        ))}
      </fieldset>
      <div className={style.foot}>
        <p role="alert" className={style.failure}>
          {failure && errorText(t, failure)}
        </p>
        <SubmitButton wide busy={isPending} aria-disabled={isShort}>
          {t('gift.send', { gift: t(`gift_name.${gift}`), count: price })}
        </SubmitButton>
        <p className={style.left}>
          {isShort && <strong>{errorText(t, { code: 'insufficient_credits' })} </strong>}
          {t('gift.left', { count: credits })} {isShort && <Link to="/credits">{t('gift.buy')}</Link>}
        </p>
      </div>
    </form>
  );
}
