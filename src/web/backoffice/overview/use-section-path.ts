import { type sections, sectionsFor } from '../frame/sections.ts';
import { useStaffSession } from '../session/staff-session.ts';

/** Returns the path of a section; null for one that has no page, or that the person may not open. */
export function useSectionPath(): (route: string) => string | null {
  const staff = useStaffSession();
  const open: (typeof sections)[number][] = sectionsFor(staff?.permissions ?? []);
  return route => open.find(section => (section.route as string) === route)?.path ?? null;
}
