import type { ReportReason } from '#contract/reports';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';

export type ReportDraft = { reason: ReportReason | ''; text: string; block: boolean };

const empty: ReportDraft = { reason: '', text: '', block: false };
const storageNameOf = (member: string, id: string) => persistedKey(member, 'report', id);

/**
 * The draft survives closing the dialog and reloading this tab.
 * @spec D2.27
 */
export const loadReportDraft = (member: string, id: string): ReportDraft => ({
  ...empty,
  ...readPersisted<ReportDraft>(storageNameOf(member, id), 'tab'),
});

export const persistReportDraft = (member: string, id: string, draft: ReportDraft): void =>
  persist(storageNameOf(member, id), draft, 'tab');

export const deleteReportDraft = (member: string, id: string): void =>
  persist(storageNameOf(member, id), null, 'tab');
