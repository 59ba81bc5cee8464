import type { StaffPermission } from '#contract/staff-permissions';
import type { IconType } from '../../ui/icon.tsx';
import {
  CameraIcon,
  ClockIcon,
  CreditsIcon,
  FlagIcon,
  GlobeIcon,
  LinkIcon,
  MailIcon,
  MessageIcon,
  PersonIcon,
  RetryIcon,
  RunIcon,
  SearchIcon,
  SettingsIcon,
  ShieldIcon,
  WarningIcon,
} from '../../ui/icons.ts';

type Section = {
  /** Id of its first route in `src/web/routes.ts`. */
  route: `backoffice-${string}`;
  path: string;
  label: `staff_nav.${string}`;
  /** After `g`, this key opens the section. */
  key: string;
  permission: StaffPermission;
  Icon: IconType;
};

/**
 * The menu, in its order. A section has a page (a test compares it with the routes), so one that is not built yet is not
 * listed.
 * @spec D5.10
 */
export const sections = [
  {
    route: 'backoffice-today',
    path: '/backoffice',
    label: 'staff_nav.today',
    key: 't',
    permission: 'overview',
    Icon: ClockIcon,
  },
  {
    route: 'backoffice-members',
    path: '/backoffice/members',
    label: 'staff_nav.members',
    key: 'm',
    permission: 'members',
    Icon: SearchIcon,
  },
  {
    route: 'backoffice-photos',
    path: '/backoffice/photos',
    label: 'staff_nav.photos',
    key: 'p',
    permission: 'photos',
    Icon: CameraIcon,
  },
  {
    route: 'backoffice-reports',
    path: '/backoffice/reports',
    label: 'staff_nav.reports',
    key: 'r',
    permission: 'reports',
    Icon: FlagIcon,
  },
  {
    route: 'backoffice-signals',
    path: '/backoffice/signals',
    label: 'staff_nav.signals',
    key: 'i',
    permission: 'reports',
    Icon: WarningIcon,
  },
  {
    route: 'backoffice-appeals',
    path: '/backoffice/appeals',
    label: 'staff_nav.appeals',
    key: 'b',
    permission: 'reports',
    Icon: RetryIcon,
  },
  {
    route: 'backoffice-complaints',
    path: '/backoffice/complaints',
    label: 'staff_nav.complaints',
    key: 'c',
    permission: 'complaints',
    Icon: MessageIcon,
  },
  {
    route: 'backoffice-money',
    path: '/backoffice/money',
    label: 'staff_nav.money',
    key: 'y',
    permission: 'payments',
    Icon: CreditsIcon,
  },
  {
    route: 'backoffice-site',
    path: '/backoffice/site',
    label: 'staff_nav.site',
    key: 's',
    permission: 'settings',
    Icon: SettingsIcon,
  },
  {
    route: 'backoffice-emails',
    path: '/backoffice/emails',
    label: 'staff_nav.emails',
    key: 'e',
    permission: 'emails',
    Icon: MailIcon,
  },
  {
    route: 'backoffice-jobs',
    path: '/backoffice/jobs',
    label: 'staff_nav.jobs',
    key: 'j',
    permission: 'jobs',
    Icon: RunIcon,
  },
  {
    route: 'backoffice-partners',
    path: '/backoffice/partners',
    label: 'staff_nav.partners',
    key: 'a',
    permission: 'partners',
    Icon: LinkIcon,
  },
  {
    route: 'backoffice-staff',
    path: '/backoffice/staff',
    label: 'staff_nav.staff',
    key: 'f',
    permission: 'staff',
    Icon: PersonIcon,
  },
  {
    route: 'backoffice-transparency',
    path: '/backoffice/transparency',
    label: 'staff_nav.transparency',
    key: 'n',
    permission: 'transparency',
    Icon: GlobeIcon,
  },
  {
    route: 'backoffice-audit',
    path: '/backoffice/audit',
    label: 'staff_nav.audit',
    key: 'l',
    permission: 'audit',
    Icon: ShieldIcon,
  },
] as const satisfies readonly Section[];

export type OfficeSection = (typeof sections)[number];

/** @spec D2.33 */
export const sectionsFor = (permissions: readonly StaffPermission[]): OfficeSection[] =>
  sections.filter(({ permission }) => permissions.includes(permission));
