import { type KeyboardEvent, useState } from 'react';
import type { Gif } from '#contract/gif';
import { useMembersText } from '#i18n/react';
import { Modal } from '../../ui/modal.tsx';
import { EmojiTab } from './emoji-tab.tsx';
import { GifTab } from './gif-tab.tsx';
import style from './picker.module.css';

type PickerProps = {
  open: boolean;
  onClose: () => void;
  onEmoji: (emoji: string) => void;
  onGif: (gif: Gif) => void;
};
const tabs = ['emoji', 'gif'] as const;
type Tab = (typeof tabs)[number];

/** The choice of an emoji or a GIF: above the composer on a wide screen, from below on a phone, always of the same size. */
export default function Picker({ open, onClose, onEmoji, onGif }: PickerProps) {
  const t = useMembersText();
  const [tab, setTab] = useState<Tab>('emoji');
  const then =
    <Chosen,>(say: (chosen: Chosen) => void) =>
    (chosen: Chosen) => {
      onClose();
      say(chosen);
    };
  return (
    <Modal open={open} onClose={onClose} title={t('picker.title')} titleUnseen className={style.picker}>
      <div className={style.body}>
        <div
          role="tablist"
          aria-label={t('picker.title')}
          className={style.tabs}
          onKeyDown={event => move(event, tab, setTab)}
        >
          {tabs.map(one => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`picker-${one}`}
              aria-selected={tab === one}
              aria-controls="picker-panel"
              tabIndex={tab === one ? 0 : -1}
              // On a phone the first field would raise the keyboard over what is to be seen.
              data-first={tab === one && matchMedia('(pointer: coarse)').matches ? '' : undefined}
              className={style.tab}
              onClick={() => setTab(one)}
            >
              {one === 'emoji' ? t('picker.emoji') : t('picker.gif')}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="picker-panel" aria-labelledby={`picker-${tab}`} className={style.panel}>
          {tab === 'emoji' ? <EmojiTab onChoose={then(onEmoji)} /> : <GifTab onChoose={then(onGif)} />}
        </div>
      </div>
    </Modal>
  );
}

/** The arrows go from tab to tab. */
function move(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  tab: Tab,
  setTab: (tab: Tab) => void,
): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const next = tab === 'emoji' ? 'gif' : 'emoji';
  setTab(next);
  currentTarget.querySelector<HTMLElement>(`#picker-${next}`)?.focus();
}
