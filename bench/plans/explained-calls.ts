export interface ExplainedCall {
  id: string;
  title: string;
  address: string;
  /** A call runs several statements. This pattern matches the one whose plan is explained. */
  statementPattern: RegExp;
  visitor: boolean;
}

type Search = readonly [id: string, title: string, filters: string, by?: 'visitor'];

const searches = (statementPattern: RegExp, list: Search[], order = ''): ExplainedCall[] =>
  list.map(([id, title, filters, by]) => {
    const address = `/api/members.php?${[filters, order].filter(Boolean).join('&')}`;
    return { id, title, address, statementPattern, visitor: by === 'visitor' };
  });

const nearest = searches(/from unnest\(.*cross join lateral/s, [
  ['area', 'The first page, by bands of distance', ''],
  ['area-deep', 'The fiftieth page, by bands of distance', 'page=50'],
  ['nearest', 'From near to far', 'order=nearest'],
  [
    'nearest-deep',
    'From near to far, the fiftieth page of a region and ages',
    'order=nearest&page=50&countryregion=NL-NH&min_age=25&max_age=35',
  ],
]);

const byBands = searches(/select found\.id from \(+select "id"/s, [
  ['area-visitor', 'The fiftieth page of a visitor, with their country first', 'page=50', 'visitor'],
]);

const byActivity = searches(
  /^select "id" from "profiles" .*offset/s,
  [
    ['everybody', 'The first page, no filter', ''],
    ['country', 'A country', 'country=NL'],
    ['region', 'Gender, region and ages', 'gender=male&countryregion=NL-NH&min_age=25&max_age=35'],
    ['deep', 'The last page, the fiftieth', 'page=50'],
    ['deep-narrow', 'The fiftieth page of a country and ages', 'country=DE&min_age=30&max_age=40&page=50'],
    ['rare', 'Few matches: a small region and one year of age', 'countryregion=CH-NE&min_age=19&max_age=20'],
    ['women', 'The few women', 'gender=female&min_age=60'],
    ['visitor', 'A visitor’s search', 'country=BE', 'visitor'],
    ['interest', 'An interest, anywhere', 'interests=sushi'],
    [
      'interest-narrow',
      'Two interests, a region and ages',
      'interests=sushi&interests=wine&countryregion=NL-NH&min_age=25&max_age=35',
    ],
    [
      'five-interests',
      'Five interests, anywhere',
      'interests=sushi&interests=wine&interests=gym&interests=art&interests=tea&body_type=slim',
    ],
    [
      'body-photo',
      'A body type with a photo, not fictional',
      'body_type=slim&with_photo=1&hide_fictional=1&country=DE',
    ],
    ['online', 'Online now', 'online=1'],
    ['new', 'New members', 'new=1'],
    ['distance', 'Within 25 km', 'distance=25'],
    ['distance-wide', 'Within 250 km, with an interest', 'distance=250&interests=wine'],
  ],
  'order=active',
);

const counts = searches(
  /count\(\*\).*from \(select "id" from "profiles"/s,
  [
    ['count', 'numResults without a filter', ''],
    ['count-narrow', 'numResults of ages alone', 'min_age=64&max_age=66'],
    ['count-interests', 'numResults of two interests', 'interests=sushi&interests=wine'],
    ['count-new', 'numResults of new members', 'new=1'],
    ['count-distance', 'numResults within 50 km', 'distance=50'],
  ],
  'count_only=1',
);

/** `{chat}` stands for the caller's longest conversation. */
const others: [id: string, title: string, path: string, statementPattern: RegExp][] = [
  [
    'similar',
    'Similar results of those: the neighbouring ages',
    'members.php?countryregion=CH-NE&min_age=19&max_age=20&order=active',
    /select "id" from "profiles" .*"id" not in .*offset/s,
  ],
  [
    'widening',
    'No matches: the looser search without the filter for new members',
    'members.php?gender=female&min_age=70&new=1',
    /count\(\*\).*from \(select "id" from "profiles"(?!.*"created_at")/s,
  ],
  ['cards', 'The 24 cards of a page', 'members.php', /left join "photos"/],
  ['suggestions', 'Members suggested after sign-up', 'signup-matches.php', /"has_photo"/],
  ['chats', 'The chat list', 'chats.php', /lateral/],
  ['thread', 'The last 50 of 10,000 messages', 'chat.php?conversation={chat}', /^select "messages"/],
  ['thread-middle', '50 messages in the middle', 'chat.php?conversation={chat}&before=5000', /"seq" </],
  ['unread', 'Unread messages, for the badge', 'user.php', /sum\("chats"."unread"\)/],
  ['new-likes', 'New likes, for the badge', 'user.php', /as received, /],
  ['likes', 'Likes given and received', 'likes.php', /'received' as type/],
];

/** @spec 7 */
export const explainedCalls: readonly ExplainedCall[] = [
  // Counts come first, because a list does not count again what was counted within the minute.
  ...counts,
  ...nearest,
  ...byBands,
  ...byActivity,
  ...others.map(([id, title, path, statementPattern]) => {
    return { id, title, address: `/api/${path}`, statementPattern, visitor: false };
  }),
];
