import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { SignupLink } from '../../accounts/signup-link.tsx';
import { useUser } from '../../accounts/user-query.ts';
import { GiftButton } from '../../gifts/gift-button.tsx';
import { LikeButton } from '../../likes/like-button.tsx';
import { ShowAlbumButton, ShowAlbumDialog } from '../../photos/album/show-album.tsx';
import { BlockDialog } from '../../profiles/block-dialog.tsx';
import { ReportButton } from '../../profiles/report-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dropdown, dropdownItem } from '../../ui/dropdown.tsx';
import { BlockIcon, HeartIcon, MessageIcon, MoreIcon } from '../../ui/icons.ts';
import style from './member-actions.module.css';

/** @spec 2.9 6.1 */
export function MemberActions({ member, onBlock }: { member: MemberProfile; onBlock: () => void }) {
  const t = useMembersText();
  const user = useUser();
  if (!user) {
    return (
      <Row>
        <p className={`quiet ${style.prompt}`}>
          {t('profile.signup_to_write', { name: member.name })}{' '}
          <Link to={`/login?next=/members/${member.id}`}>{t('nav.login')}</Link>
        </p>
        <SignupLink
          about={member.id}
          look="plain"
          className={style.heart}
          aria-label={t('profile.like_name', { name: member.name })}
          title={t('profile.like')}
        >
          <HeartIcon size={26} />
        </SignupLink>
        <SignupLink about={member.id} wide icon={<MessageIcon size={22} />}>
          {t('profile.message')}
        </SignupLink>
      </Row>
    );
  }
  if (user.profile.id === member.id) {
    return (
      <Row>
        <ButtonLink to="/profile" wide>
          {t('profile.edit')}
        </ButtonLink>
      </Row>
    );
  }
  return (
    <Row>
      <LikeButton member={member} />
      <GiftButton
        member={member}
        contact={{ hasWritten: member.conversation !== null, isSeen: member.liked_by_me }}
        className={style.gift}
      />
      <ButtonLink to={`/members/${member.id}/chat`} wide icon={<MessageIcon size={22} />}>
        {member.conversation ? (
          <Label long={t('profile.conversation')} short={t('profile.conversation_short')} />
        ) : (
          <Label long={t('profile.message')} short={t('profile.message_short')} />
        )}
      </ButtonLink>
      <MemberMenu member={member} onBlock={onBlock} />
    </Row>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className={`container ${style.actions}`}>
    <div className={`row gap-1 ${style.row}`}>{children}</div>
  </div>
);

const Label = ({ long, short }: { long: string; short: string }) => (
  <>
    <span className={style.long}>{long}</span>
    <span className={style.short} aria-hidden="true">
      {short}
    </span>
  </>
);

type MemberMenuProps = { member: Pick<MemberProfile, 'id' | 'name'>; onBlock: () => void };

/**
 * The dialogs stand outside the menu, because choosing an entry unmounts the menu.
 * @spec 4.4 6.4 D5.4
 */
function MemberMenu({ member: { id, name }, onBlock }: MemberMenuProps) {
  const t = useMembersText();
  const [dialog, setDialog] = useState<'block' | 'album' | null>(null);
  return (
    <>
      <Dropdown label={t('chat.more', { name })} button={<MoreIcon />} className={style.button} opensAbove>
        <ShowAlbumButton member={{ id, name }} className={dropdownItem} onAsk={() => setDialog('album')} />
        <ReportButton id={id} name={name} className={dropdownItem} />
        <button type="button" className={dropdownItem} onClick={() => setDialog('block')}>
          <BlockIcon size={20} />
          {t('profile.block', { name })}
        </button>
      </Dropdown>
      <ShowAlbumDialog member={{ id, name }} isOpen={dialog === 'album'} onClose={() => setDialog(null)} />
      <BlockDialog
        name={name}
        isOpen={dialog === 'block'}
        onClose={() => setDialog(null)}
        onBlock={onBlock}
      />
    </>
  );
}
