/** @spec D2.33 D5.10 */
export const staffRoles = ['support', 'moderator', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Which roles may do what. The browser hides what a role may not do, and the server refuses it.
 * @spec D2.33 D5.10
 */
export const rolesByPermission = {
  overview: ['support', 'moderator', 'finance', 'admin'],
  /** Finding members, and what the site shows of them. */
  members: ['support', 'moderator', 'finance', 'admin'],
  /** Private data of a member, which needs a reason. */
  member_data: ['support', 'moderator', 'admin'],
  /** Giving the reason for a look-up; what it opens depends on the other permissions. */
  lookups: ['support', 'moderator', 'finance', 'admin'],
  /** Freezing an account, ending sessions, notes. */
  member_acts: ['support', 'moderator', 'admin'],
  bans: ['moderator', 'admin'],
  member_deletion: ['admin'],
  photos: ['moderator', 'admin'],
  reports: ['moderator', 'admin'],
  complaints: ['support', 'moderator', 'admin'],
  credits: ['finance', 'admin'],
  payments: ['finance', 'admin'],
  prices: ['finance', 'admin'],
  emails: ['support', 'admin'],
  announcements: ['admin'],
  settings: ['admin'],
  texts: ['admin'],
  campaigns: ['admin'],
  fictional_profiles: ['admin'],
  partners: ['admin'],
  jobs: ['admin'],
  staff: ['admin'],
  audit: ['admin'],
  transparency: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffPermission = keyof typeof rolesByPermission;

/** @spec D2.33 */
export const hasPermission = (roles: readonly StaffRole[], permission: StaffPermission): boolean =>
  (rolesByPermission[permission] as readonly StaffRole[]).some(role => roles.includes(role));

/** @spec D2.33 */
export const permissionsOf = (roles: readonly StaffRole[]): StaffPermission[] =>
  (Object.keys(rolesByPermission) as StaffPermission[]).filter(permission =>
    hasPermission(roles, permission),
  );
