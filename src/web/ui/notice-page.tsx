import type { ComponentProps } from 'react';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

export const NoticePage = (notice: Omit<ComponentProps<typeof EmptyState>, 'page'>) => (
  <>
    <PageHead title={notice.title} />
    <EmptyState page {...notice} />
  </>
);
