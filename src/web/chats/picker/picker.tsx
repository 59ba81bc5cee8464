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
type PickerTab = (typeof tabs)[number];

/** @spec 2.9 */
export default function Picker({ open, onClose, onEmoji, onGif }: PickerProps) {
  const t = useMembersText();
  const [tab, setTab] = useState<PickerTab>('emoji');
  const closeAnd =
    <Chosen,>(act: (chosen: Chosen) => void) =>
    (chosen: Chosen) => {
      onClose();
      act(chosen);
    };
  return (
    <Modal open={open} onClose={onClose} title={t('picker.title')} titleUnseen className={style.picker}>
      <div className={`stack gap-1 may-shrink-y ${style.body}`}>
        <div
          role="tablist"
          aria-label={t('picker.title')}
          className={`flex gap-half ${style.tabs}`}
          onKeyDown={event => onTabKey(event, tab, setTab)}
        >
          {tabs.map(name => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`picker-${name}`}
              aria-selected={tab === name}
              aria-controls="picker-panel"
              tabIndex={tab === name ? 0 : -1}
              // On touch screens, a focused text field would open the keyboard over the picker.
              data-first={tab === name && matchMedia('(pointer: coarse)').matches ? '' : undefined}
              className={`target quiet weight-600 round ${style.tab}`}
              onClick={() => setTab(name)}
            >
              {name === 'emoji' ? t('picker.emoji') : t('picker.gif')}
            </button>
          ))}
        </div>
        <div
          role="tabpanel"
          id="picker-panel"
          aria-labelledby={`picker-${tab}`}
          className="column gap-1 may-shrink-y"
        >
          {tab === 'emoji' ? (
            <EmojiTab onChoose={closeAnd(onEmoji)} />
          ) : (
            <GifTab onChoose={closeAnd(onGif)} />
          )}
        </div>
      </div>
    </Modal>
  );
}

function onTabKey(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  tab: PickerTab,
  setTab: (tab: PickerTab) => void,
): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const next = tab === 'emoji' ? 'gif' : 'emoji';
  setTab(next);
  currentTarget.querySelector<HTMLElement>(`#picker-${next}`)?.focus();
}
