export type ReportedMember = { id: string; name: string };

let reported: ReportedMember | null = null;
const listeners = new Set<() => void>();

/**
 * The module stores the member, so that the dialog survives a change of page.
 * @spec D2.27
 */
export const openReportDialog = (member: ReportedMember): void => setReported(member);
export const closeReportDialog = (): void => setReported(null);

function setReported(next: ReportedMember | null): void {
  reported = next;
  for (const changed of listeners) changed();
}

export const reportedMember = (): ReportedMember | null => reported;
export function subscribeToReport(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
