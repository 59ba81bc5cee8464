import { useState } from 'react';
import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { ShowAlbumButton, ShowAlbumDialog } from '../../photos/album/show-album.tsx';
import { BlockDialog } from '../../profiles/block-dialog.tsx';
import { ReportButton } from '../../profiles/report-button.tsx';
import { Dropdown, dropdownItem } from '../../ui/dropdown.tsx';
import { BlockIcon, MoreIcon } from '../../ui/icons.ts';
import style from './member-menu.module.css';

type MemberMenuProps = { member: Pick<MemberProfile, 'id' | 'name'>; onBlock: () => void };

/**
 * The dialogs stand outside the menu, because choosing an entry unmounts the menu.
 * @spec 4.4 6.4 D5.4
 */
export function MemberMenu({ member: { id, name }, onBlock }: MemberMenuProps) {
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
