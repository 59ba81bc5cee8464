/** Whom the open dialog reports. */
export type Reported = { id: string; name: string };

let reported: Reported | null = null;
const watchers = new Set<() => void>();

/** Opens the dialog that reports a member; it stays when the page below it changes. Browser only. */
export const openReport = (member: Reported): void => keep(member);
export const closeReport = (): void => keep(null);

function keep(next: Reported | null): void {
  reported = next;
  for (const changed of watchers) changed();
}

export const currentReport = (): Reported | null => reported;
export function watchReport(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
