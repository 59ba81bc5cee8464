import { type CSSProperties, useRef } from 'react';
import { type Gif, gifPath } from '#contract/gif';
import { useMembersText } from '#i18n/react';
import { usePictureAddress } from '../../site/settings-query.ts';
import { PauseIcon, PlayIcon } from '../../ui/icons.ts';
import { useMessageTabIndex } from '../keyboard/message-tab-stop.ts';
import style from './gif-picture.module.css';
import { useMotion } from './use-motion.ts';

/** @spec 2.9 */
export function GifPicture({ gif: { id, width, height, words } }: { gif: Gif }) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const box = useRef<HTMLSpanElement>(null);
  const tabIndex = useMessageTabIndex();
  const { moves, toggle } = useMotion(box);
  return (
    <span
      ref={box}
      className={`block relative clip sunk ${style.box}`}
      style={{ '--width': width, '--height': height } as CSSProperties}
    >
      <img
        className="full-width full-height"
        src={addressOf(gifPath(id, moves ? 'moving' : 'still'))}
        width={width}
        height={height}
        alt={t('gif.given', { words })}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      <button
        type="button"
        className={`cover stack place-center full-width on-photo ${style.play}`}
        data-moves={moves}
        tabIndex={tabIndex}
        onClick={toggle}
      >
        {moves ? (
          <PauseIcon className="circle dim" size={20} />
        ) : (
          <PlayIcon className="circle dim" size={20} />
        )}
        <span className="unseen">{t(moves ? 'gif.pause' : 'gif.play', { words })}</span>
      </button>
    </span>
  );
}
