import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from 'use-intl';
import type { Gif } from '#contract/gif';
import { useMembersText } from '#i18n/react';
import { IconButton } from '../../ui/button.tsx';
import { SmileIcon } from '../../ui/icons.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { emojiData } from './emoji-data.ts';

const Picker = lazyDialog(() => import('./picker.tsx'));

type PickerButtonProps = { className?: string; onEmoji: (emoji: string) => void; onGif: (gif: Gif) => void };

/** @spec 2.9 */
export function PickerButton({ className, onEmoji, onGif }: PickerButtonProps) {
  const t = useMembersText();
  const locale = useLocale();
  const root = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [position, setPosition] = useState<CSSProperties | null>(null);
  const open = () => {
    const { right = 0, top = 0 } = root.current?.getBoundingClientRect() ?? {};
    setPosition({
      '--right': `${innerWidth - right}px`,
      '--bottom': `${innerHeight - top}px`,
    } as CSSProperties);
    setIsOpen(true);
  };
  const preload = () => {
    Picker.preload();
    emojiData(locale).catch(() => undefined);
  };
  const close = () => setIsOpen(false);
  useEffect(() => {
    const writing = new AbortController();
    const { signal } = writing;
    root.current?.closest('form')?.addEventListener('focusin', preload, { signal, once: true });
    return () => writing.abort();
  }, [locale]);
  return (
    <span ref={root} className={className}>
      <IconButton label={t('picker.open')} onClick={open} onPointerEnter={preload} onFocus={preload}>
        <SmileIcon size={24} />
      </IconButton>
      {/* Rendered outside the composer's form, because the picker's fields must not submit it. */}
      {position &&
        createPortal(
          <span style={position}>
            <Picker open={isOpen} onClose={close} onEmoji={onEmoji} onGif={onGif} />
          </span>,
          document.body,
        )}
    </span>
  );
}
