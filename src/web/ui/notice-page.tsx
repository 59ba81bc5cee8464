import type { ComponentProps } from 'react';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

type NoticePageProps = Omit<ComponentProps<typeof EmptyState>, 'page'> & {
  /** In place of the title in the tab and the history of the browser. */
  headTitle?: string;
};

export const NoticePage = ({ headTitle, ...notice }: NoticePageProps) => (
  <>
    <PageHead title={headTitle ?? notice.title} />
    <EmptyState page {...notice} />
  </>
);
