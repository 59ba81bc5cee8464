import type { ComponentProps } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from './page-head.tsx';

/** A page with one message, such as the target of an emailed link. */
export const NoticePage = (notice: Omit<ComponentProps<typeof EmptyState>, 'page'>) => (
  <>
    <PageHead title={notice.title} />
    <EmptyState page {...notice} />
  </>
);
