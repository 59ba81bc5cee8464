import { createStore, useStore } from '../ui/store.ts';

/** With `isBlocked`, the dialog does not offer to block the member. */
export type ReportedMember = { id: string; name: string; isBlocked?: boolean };

const reported = createStore<ReportedMember | null>(null);

/**
 * A store holds the member, so that the dialog survives a change of page.
 * @spec D2.27
 */
export const openReportDialog = (member: ReportedMember): void => reported.set(member);
export const closeReportDialog = (): void => reported.set(null);
export const useReportedMember = (): ReportedMember | null => useStore(reported);
