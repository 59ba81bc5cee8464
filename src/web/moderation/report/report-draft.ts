import type { ReportReason } from '#contract/reports';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';

export type ReportDraft = { reason: ReportReason | ''; text: string; block: boolean };

const empty: ReportDraft = { reason: '', text: '', block: false };
const nameOf = (member: string, id: string) => persistedKey(member, 'report', id);

/** What a member began about another one in this tab. */
export const draftOf = (member: string, id: string): ReportDraft => ({
  ...empty,
  ...readPersisted<ReportDraft>(nameOf(member, id), 'tab'),
});

export const keepDraft = (member: string, id: string, draft: ReportDraft): void =>
  persist(nameOf(member, id), draft, 'tab');

export const forgetDraft = (member: string, id: string): void => persist(nameOf(member, id), null, 'tab');
