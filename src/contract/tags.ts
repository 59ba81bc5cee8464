/** What a call shows or changes. The browser refetches a shown tag after a call or an event that changes it. */
export const tags = [
  'user',
  'profile',
  'member',
  'members',
  'chats',
  'thread',
  'likes',
  'swipes',
  'visitors',
  'blocked',
  'album',
  'album-grants',
  'preferences',
  'notifications',
  'word-filter',
  'saved-searches',
  'verification',
  'ledger',
  'payment',
  'payments',
  'prices',
  'quotes',
  'direct-debit',
  'email',
  'passkeys',
  'sessions',
  'export',
  'invitations',
  'deletion',
  'staff-session',
  'staff-people',
  'staff-factors',
  'staff-statistics',
  'staff-audit',
  'decisions',
  'staff-reports',
  'staff-appeals',
  'staff-complaints',
  'staff-settings',
  'staff-texts',
  'staff-pages',
  'staff-campaigns',
  'staff-fictional',
  'staff-members',
  'staff-member',
  'staff-photos',
  'staff-overview',
  'staff-payments',
  'staff-ledger',
  'staff-credits',
  'staff-prices',
  'staff-discounts',
  'staff-debits',
  'contacts',
  'check-ins',
  'staff-signals',
  'staff-transparency',
  'transparency',
  'staff-jobs',
  'staff-emails',
  'staff-announcements',
  'staff-partners',
  'staff-invitations',
] as const;
export type Tag = (typeof tags)[number];

/** In `payment:id`, `id` is the parameter of the call, or the field of the event, that contains the payment's id. */
export type TagPattern = Tag | `${Tag}:${string}`;

/** Returns tags such as `payment:01a2…`; without the parameter, the pattern stands for all ids. */
export const fillTags = (
  patterns: readonly TagPattern[],
  parameters: Readonly<Record<string, unknown>>,
): string[] =>
  patterns.map(pattern => {
    const [tag = '', parameter] = pattern.split(':');
    const id = parameter === undefined ? undefined : parameters[parameter];
    return typeof id === 'string' ? `${tag}:${id}` : tag;
  });

/** `payment` matches every payment, in both directions. */
export const matchesTag = (provided: string, changed: string): boolean =>
  provided === changed || provided.startsWith(`${changed}:`) || changed.startsWith(`${provided}:`);
