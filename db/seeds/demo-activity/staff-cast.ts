import type { StaffRole } from '../../../src/contract/staff-permissions.ts';

/** Who runs the demo site; each role once. */
export const demoStaff: readonly { email: string; name: string; roles: StaffRole[] }[] = [
  { email: 'sanne@staff.example', name: 'Sanne', roles: ['admin'] },
  { email: 'milo@staff.example', name: 'Milo', roles: ['moderator'] },
  { email: 'fenna@staff.example', name: 'Fenna', roles: ['finance'] },
  { email: 'joost@staff.example', name: 'Joost', roles: ['support'] },
];
