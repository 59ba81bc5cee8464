import { useQuery } from '@tanstack/react-query';
import { withoutClosed } from '#contract/search-fields';
import { useOwnText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { GridSkeleton } from '../../profiles/grid-skeleton.tsx';
import { useSettings } from '../../site/settings-query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FilterIcon, RetryIcon } from '../../ui/icons.ts';
import { useFoundText } from '../found-text.ts';
import { membersQuery } from '../members-query.ts';
import { Results } from '../results.tsx';
import { membersAddress } from '../search-state.ts';
import style from './finder-result.module.css';
import { type FinderState, searchOfFinder } from './finder-state.ts';

const FEW = 9;

/** Who fits the answers, by the search there is anyway, and the ways on: with all filters, or once more. */
export function FinderResult({ state, onRestart }: { state: FinderState; onRestart: () => void }) {
  const t = useOwnText();
  const search = withoutClosed(searchOfFinder(state), useSettings());
  const textOf = useFoundText(search);
  const { data: found, isPlaceholderData, error, refetch } = useQuery(membersQuery(useApi(), search));
  const isThere = found !== undefined && !isPlaceholderData;
  return (
    <section className={style.result}>
      <header className={style.head}>
        <div>
          <h1>{t('match_finder.result')}</h1>
          <p role="status">{isThere ? textOf(found, 'heading') : ''}</p>
        </div>
        <div className={style.ways}>
          <ButtonLink to={membersAddress(search)} small icon={<FilterIcon size={20} />}>
            {t('match_finder.all_filters')}
          </ButtonLink>
          <Button look="plain" small icon={<RetryIcon size={20} />} onClick={onRestart}>
            {t('match_finder.again')}
          </Button>
        </div>
      </header>
      {error && !isThere ? (
        <p className={style.failed}>
          {t('errors.unavailable')}{' '}
          <Button look="soft" small onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </p>
      ) : isThere ? (
        <Results search={search} found={found} />
      ) : (
        <GridSkeleton count={FEW} />
      )}
    </section>
  );
}
