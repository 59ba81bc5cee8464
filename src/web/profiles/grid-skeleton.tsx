import { useText } from '#i18n/react';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import style from './member-grid.module.css';

/**
 * Shows `count` placeholders for cards, so that the layout does not shift.
 * @spec look
 */
export function GridSkeleton({ count }: { count: number }) {
  const t = useText();
  return (
    <Loading label={t('state.loading')} className={style.grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} ratio="3 / 4" radius="m" />
      ))}
    </Loading>
  );
}
