import type { ComponentProps } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from './page-head.tsx';

/** A page that says one thing, under one title: what a mailed link leads to, what became of it. */
export const NoticePage = (notice: Omit<ComponentProps<typeof EmptyState>, 'page'>) => (
  <>
    <PageHead title={notice.title} />
    <EmptyState page {...notice} />
  </>
);
