import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Gif, gifPath } from '#contract/gif';
import { findGifs } from '#contract/gifs';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';
import { usePictureAddress } from '../../site/settings-query.ts';
import { Button } from '../../ui/button.tsx';
import { useMotion } from '../gifs/use-motion.ts';
import { GifPreview } from './gif-preview.tsx';
import style from './picker.module.css';
import { createRecents } from './recents.ts';

const DEBOUNCE_MS = 300;
const recents = createRecents<Gif>('recent-gifs', 4, ({ id }) => id);

/** @spec 1.2 2.9 */
export function GifTab({ onChoose }: { onChoose: (gif: Gif) => void }) {
  const t = useMembersText();
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const [previewed, setPreviewed] = useState<Gif | null>(null);
  const words = useDebounced(typed.trim(), DEBOUNCE_MS);
  const send = (gif: Gif) => {
    recents.add(currentMemberId(cache) ?? '', gif);
    onChoose(gif);
  };
  if (previewed) return <GifPreview gif={previewed} onBack={() => setPreviewed(null)} onSend={send} />;
  return (
    <>
      <input
        type="search"
        className={`may-shrink full-width target ink sunk round ${style.search}`}
        value={typed}
        maxLength={60}
        placeholder={t('picker.search_gif')}
        aria-label={t('picker.search_gif')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <GifResults words={words} onLookAt={setPreviewed} />
    </>
  );
}

function GifResults({ words, onLookAt }: { words: string; onLookAt: (gif: Gif) => void }) {
  const t = useMembersText();
  const box = useRef<HTMLDivElement>(null);
  const cache = useQueryClient();
  const [last] = useState(() => recents.read(currentMemberId(cache) ?? ''));
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(gifsQuery(words));
  const found = data?.pages.flatMap(({ gifs }) => gifs) ?? [];
  const isEmpty = data !== undefined && found.length === 0;
  return (
    <div ref={box} className={`relative grow may-shrink-y contain-scroll ${style.viewport}`}>
      <p
        role="status"
        className={
          isEmpty || (isFetching && !data)
            ? `stack gap-1 justify-items-center quiet text-center ${style.note}`
            : 'unseen'
        }
      >
        {isEmpty ? t('picker.no_gif', { words }) : isFetching && !data ? t('picker.loading') : ''}
      </p>
      {error && !isFetching && (
        <div role="alert" className={`stack gap-1 justify-items-center quiet text-center ${style.note}`}>
          <p>{errorText(t, { code: 'gifs_away' })}</p>
          <Button look="soft" small onClick={() => refetch()}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      {words === '' && last.length > 0 && (
        <Grid label={t('picker.recent')} gifs={last} onPreview={onLookAt} />
      )}
      {found.length > 0 && (
        <Grid
          label={words === '' ? t('picker.popular') : t('picker.found')}
          gifs={found}
          onPreview={onLookAt}
        />
      )}
      {hasNextPage && (
        <Button look="plain" wide busy={isFetching} onClick={() => fetchNextPage()}>
          {t('picker.more')}
        </Button>
      )}
      {data?.pages[0]?.by === 'klipy' && (
        <p className="pad-1 quiet text-s text-center">{t('picker.by_klipy')}</p>
      )}
    </div>
  );
}

type GridProps = { label: string; gifs: Gif[]; onPreview: (gif: Gif) => void };

function Grid({ label, gifs, onPreview }: GridProps) {
  return (
    <section aria-label={label}>
      <h3 className={`quiet text-s weight-600 raised ${style.kind}`}>{label}</h3>
      <ul className={`stack gap-xs ${style.gifs}`}>
        {gifs.map(gif => (
          <li key={gif.id}>
            <GifChoice gif={gif} onLookAt={onPreview} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GifChoice({ gif, onLookAt }: { gif: Gif; onLookAt: (gif: Gif) => void }) {
  const addressOf = usePictureAddress();
  const box = useRef<HTMLButtonElement>(null);
  const { moves } = useMotion(box as RefObject<HTMLElement | null>);
  return (
    <button
      ref={box}
      type="button"
      className={`block full-width clip sunk radius-m ${style.gif}`}
      onClick={() => onLookAt(gif)}
    >
      <img
        className="full-width full-height object-cover"
        src={addressOf(gifPath(gif.id, moves ? 'moving' : 'still'))}
        alt={gif.words}
        width={gif.width}
        height={gif.height}
        loading="lazy"
        decoding="async"
      />
    </button>
  );
}

const STALE_MS = 5 * 60_000;

const gifsQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(findGifs, words ? { words } : {}),
    queryFn: ({ client, pageParam: after, signal }) =>
      callApi(apiOf(client), findGifs, {
        query: { ...(words && { words }), ...(after && { after }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: STALE_MS,
    // The picker shows its own progress, so the page shows none.
    meta: { progress: 'never' },
  });

function useDebounced(typed: string, ms: number): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return debounced;
}
