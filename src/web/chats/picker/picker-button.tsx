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

/** Opens the choice of emoji and GIFs; it is fetched when the pointer or the focus comes near, or when one begins to write. */
export function PickerButton({ className, onEmoji, onGif }: PickerButtonProps) {
  const t = useMembersText();
  const locale = useLocale();
  const root = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Where it opens on a wide screen: above its button.
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const open = () => {
    const { right = 0, top = 0 } = root.current?.getBoundingClientRect() ?? {};
    setPlace({ '--right': `${innerWidth - right}px`, '--bottom': `${innerHeight - top}px` } as CSSProperties);
    setIsOpen(true);
  };
  const soon = () => {
    Picker.preload();
    emojiData(locale).catch(() => undefined);
  };
  const close = () => setIsOpen(false);
  useEffect(() => {
    const writing = new AbortController();
    const { signal } = writing;
    root.current?.closest('form')?.addEventListener('focusin', soon, { signal, once: true });
    return () => writing.abort();
  }, [locale]);
  return (
    <span ref={root} className={className}>
      <IconButton label={t('picker.open')} onClick={open} onPointerEnter={soon} onFocus={soon}>
        <SmileIcon size={24} />
      </IconButton>
      {/* Out of the form around it, which its own fields must not send. */}
      {place &&
        createPortal(
          <span style={place}>
            <Picker open={isOpen} onClose={close} onEmoji={onEmoji} onGif={onGif} />
          </span>,
          document.body,
        )}
    </span>
  );
}
