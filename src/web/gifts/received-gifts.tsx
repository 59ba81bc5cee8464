import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { GiftPicture } from '../chats/gift-picture.tsx';
import style from './received-gifts.module.css';

/** @spec D2.11 */
export default function ReceivedGifts({ gifts }: Pick<MemberProfile, 'gifts'>) {
  const t = useMembersText();
  return (
    <section className="stack gap-s">
      <h2>{t('gift.received')}</h2>
      <ul className={`stack ${style.gifts}`}>
        {gifts.map(({ gift, count }) => (
          <li className="stack gap-half justify-items-start text-s" key={gift}>
            <GiftPicture gift={gift} size={48} />
            <span>
              {t(`gift_name.${gift}`)}
              {count > 1 && <span className="quiet tabular nowrap"> × {count}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
