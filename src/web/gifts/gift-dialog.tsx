import type { FormEvent } from 'react';
import { Link } from 'react-router';
import type { FieldError } from '#contract/errors';
import { giftIds, giftPrice } from '#contract/gift-catalogue';
import type { MemberCard } from '#contract/profiles';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { ComposerNotices } from '../chats/composer-notices.tsx';
import type { ContactState } from '../chats/composing/contact-state.ts';
import { useFictionalConsent } from '../chats/composing/fictional-consent.ts';
import { FictionalGate } from '../chats/composing/fictional-gate.tsx';
import { Refusal } from '../chats/composing/refusal.tsx';
import { GiftPicture } from '../chats/gift-picture.tsx';
import { useCreditsLeft } from '../chats/outbox/use-credits-left.ts';
import { Price } from '../credits/price.tsx';
import { usePriceText } from '../credits/use-price.ts';
import { useSettings } from '../site/settings-query.ts';
import { SubmitButton } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import style from './gift-dialog.module.css';
import { useGiftChoice } from './use-gift-choice.ts';
import { useSendGift } from './use-send-gift.ts';

type GiftDialogProps = {
  member: MemberCard;
  contact: ContactState;
  open: boolean;
  onClose: () => void;
};

/** @spec D2.11 */
export default function GiftDialog({ member, contact, open, onClose }: GiftDialogProps) {
  const t = useMembersText();
  return (
    <Modal open={open} onClose={onClose} title={t('gift.send_to', { name: member.name })}>
      <GiftContent member={member} contact={contact} onGiven={onClose} />
    </Modal>
  );
}

type GiftContentProps = Pick<GiftDialogProps, 'member' | 'contact'> & { onGiven: () => void };

function GiftContent({ member, contact, onGiven }: GiftContentProps) {
  const t = useMembersText();
  const consent = useFictionalConsent(member, contact.hasWritten);
  if (!consent.isMissing) return <GiftForm member={member} contact={contact} onGiven={onGiven} />;
  return (
    <div className={`stack hide-empty-parts ${style.form}`}>
      <ComposerNotices profile={member} contact={contact} />
      <FictionalGate words={t('gift.fictional_understood')} onConfirm={consent.give} />
    </div>
  );
}

function GiftForm({ member, contact, onGiven }: GiftContentProps) {
  const t = useMembersText();
  const settings = useSettings();
  const { left, isShort: isShortOf } = useCreditsLeft();
  const [gift, setGift] = useGiftChoice(member.id);
  const { give, isPending, failure } = useSendGift(member, onGiven);
  const price = giftPrice(gift, settings);
  const isShort = isShortOf(price);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShort) give(gift);
  };
  return (
    <form className={`stack hide-empty-parts ${style.form}`} onSubmit={submit}>
      <ComposerNotices profile={member} contact={contact} />
      <p className="quiet">{t('gift.intro', { name: member.name })}</p>
      <fieldset className={`stack gap-1 ${style.gifts}`}>
        <legend className="unseen">{t('gift.give')}</legend>
        {giftIds.map(id => (
          <label
            key={id}
            className={`stack relative justify-items-center text-center outline-focus pointer ${style.choice}`}
          >
            <input
              type="radio"
              className="cover transparent pointer"
              name="gift"
              value={id}
              checked={id === gift}
              onChange={() => setGift(id)}
            />
            <GiftPicture gift={id} size={56} />
            <span className={`weight-600 leading-tight ${style.name}`}>{t(`gift_name.${id}`)}</span>
            <Price credits={giftPrice(id, settings)} className={`quiet ${style.price}`} />
          </label>
        ))}
      </fieldset>
      <div className={`stack sticky gap-1 raised hide-empty-parts ${style.foot}`}>
        <div role="alert">{failure && <GiftRefusal failure={failure} name={member.name} />}</div>
        <SubmitButton wide busy={isPending} aria-disabled={isShort}>
          {t('gift.send', { gift: t(`gift_name.${gift}`), price: usePriceText(price) })}
        </SubmitButton>
        <p className="quiet text-center">
          {isShort && <strong className="block">{errorText(t, { code: 'insufficient_credits' })} </strong>}
          {t('gift.left', { count: left })} {isShort && <Link to="/credits">{t('gift.buy')}</Link>}
        </p>
      </div>
    </form>
  );
}

/** Shows nothing for insufficient credits, because `GiftForm` reports them below the button. */
const GiftRefusal = ({ failure, name }: { failure: FieldError; name: string }) =>
  failure.code === 'insufficient_credits' ? null : <Refusal failure={failure} name={name} />;
