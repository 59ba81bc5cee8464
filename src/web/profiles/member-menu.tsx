import { useState } from 'react';
import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { ReportButton } from '../moderation/report/report-button.tsx';
import { ShowAlbum, ShowAlbumQuestion } from '../photos/album/show-album.tsx';
import { Dropdown, dropdownItem } from '../ui/dropdown.tsx';
import { BlockIcon, MoreIcon } from '../ui/icons.ts';
import { BlockQuestion } from './block-question.tsx';
import style from './member-menu.module.css';

type MemberMenuProps = { member: Pick<MemberProfile, 'id' | 'name'>; onBlock: () => void };

/** What one rarely does with a member, one press away. The dialogs stand beside the menu, which closes by a choice. */
export function MemberMenu({ member: { id, name }, onBlock }: MemberMenuProps) {
  const t = useMembersText();
  const [asked, setAsked] = useState<'block' | 'album' | null>(null);
  return (
    <>
      <Dropdown label={t('chat.more', { name })} button={<MoreIcon />} className={style.button} opensAbove>
        <ShowAlbum member={{ id, name }} className={dropdownItem} onAsk={() => setAsked('album')} />
        <ReportButton id={id} name={name} className={dropdownItem} />
        <button type="button" className={dropdownItem} onClick={() => setAsked('block')}>
          <BlockIcon size={20} />
          {t('profile.block', { name })}
        </button>
      </Dropdown>
      <ShowAlbumQuestion member={{ id, name }} isOpen={asked === 'album'} onClose={() => setAsked(null)} />
      <BlockQuestion
        name={name}
        isOpen={asked === 'block'}
        onClose={() => setAsked(null)}
        onBlock={onBlock}
      />
    </>
  );
}
