import type { ReportReason } from '#contract/reports';

export type ReportDraft = { reason: ReportReason | ''; text: string; block: boolean };

const keyOf = (id: string) => `report ${id}`;

/** What was begun about a member in this tab. */
export function draftOf(id: string): ReportDraft {
  const empty: ReportDraft = { reason: '', text: '', block: false };
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') };
  } catch {
    return empty;
  }
}

export const keepDraft = (id: string, draft: ReportDraft): void =>
  sessionStorage.setItem(keyOf(id), JSON.stringify(draft));

export const forgetDraft = (id: string): void => sessionStorage.removeItem(keyOf(id));
