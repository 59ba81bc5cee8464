import type { ReportedSubject } from '#contract/reports';
import { createStore, useStore } from '../ui/store.ts';

/** How the dialog names the one thing that is reported. */
export type SubjectName = 'photo' | 'message' | 'chat_photo' | 'gift';

/**
 * With `isBlocked`, the dialog does not offer to block the member; with `subject`, the report is about one photo or
 * message.
 */
export type ReportedMember = {
  id: string;
  name: string;
  isBlocked?: boolean;
  subject?: ReportedSubject & { name: SubjectName };
};

const reported = createStore<ReportedMember | null>(null);

/**
 * A store holds the member, so that the dialog survives a change of page.
 * @spec D2.27
 */
export const openReportDialog = (member: ReportedMember): void => reported.set(member);
export const closeReportDialog = (): void => reported.set(null);
export const useReportedMember = (): ReportedMember | null => useStore(reported);

const reportedIds = createStore<readonly string[]>([]);

/** Remembered by this tab until it is reloaded or closed. */
export const rememberReported = (id: string): void => reportedIds.set([...reportedIds.get(), id]);
export const useIsReported = (id: string): boolean => useStore(reportedIds).includes(id);
