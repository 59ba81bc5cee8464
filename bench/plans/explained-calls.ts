export interface ExplainedCall {
  id: string;
  title: string;
  address: string;
  /** A call runs several statements. This pattern matches the one whose plan is explained. */
  statementPattern: RegExp;
  visitor?: true;
}

const byActivityPattern = /^select "id" from "profiles" .*offset/s;
const countPattern = /count\(\*\).*from \(select "id" from "profiles"/s;
const nearestPattern = /from unnest\(.*cross join lateral/s;
const bandPattern = /select found\.id from \(+select "id"/s;

/**
 * `{chat}` stands for the caller's longest conversation.
 * @spec 7
 */
export const explainedCalls: readonly ExplainedCall[] = [
  {
    id: 'area',
    title: 'The first page, by bands of distance',
    address: '/api/members.php',
    statementPattern: nearestPattern,
  },
  {
    id: 'area-deep',
    title: 'The fiftieth page, by bands of distance',
    address: '/api/members.php?page=50',
    statementPattern: nearestPattern,
  },
  {
    id: 'area-visitor',
    title: 'The fiftieth page of a visitor, with their country first',
    address: '/api/members.php?page=50',
    statementPattern: bandPattern,
    visitor: true,
  },
  {
    id: 'everybody',
    title: 'The first page, no filter',
    address: '/api/members.php?order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'country',
    title: 'A country',
    address: '/api/members.php?country=NL&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'region',
    title: 'Gender, region and ages',
    address: '/api/members.php?gender=male&countryregion=NL-NH&min_age=25&max_age=35&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'deep',
    title: 'The last page, the fiftieth',
    address: '/api/members.php?page=50&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'deep-narrow',
    title: 'The fiftieth page of a country and ages',
    address: '/api/members.php?country=DE&min_age=30&max_age=40&page=50&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'rare',
    title: 'Few matches: a small region and one year of age',
    address: '/api/members.php?countryregion=CH-NE&min_age=19&max_age=20&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'similar',
    title: 'Similar results of those: the neighbouring ages',
    address: '/api/members.php?countryregion=CH-NE&min_age=19&max_age=20&order=active',
    statementPattern: /select "id" from "profiles" .*"id" not in .*offset/s,
  },
  {
    id: 'women',
    title: 'The few women',
    address: '/api/members.php?gender=female&min_age=60&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'visitor',
    title: 'A visitor’s search',
    address: '/api/members.php?country=BE&order=active',
    statementPattern: byActivityPattern,
    visitor: true,
  },
  {
    id: 'interest',
    title: 'An interest, anywhere',
    address: '/api/members.php?interests=sushi&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'interest-narrow',
    title: 'Two interests, a region and ages',
    address:
      '/api/members.php?interests=sushi&interests=wine&countryregion=NL-NH&min_age=25&max_age=35&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'five-interests',
    title: 'Five interests, anywhere',
    address:
      '/api/members.php?interests=sushi&interests=wine&interests=gym&interests=art&interests=tea&body_type=slim&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'body-photo',
    title: 'A body type with a photo, not fictional',
    address: '/api/members.php?body_type=slim&with_photo=1&hide_fictional=1&country=DE&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'online',
    title: 'Online now',
    address: '/api/members.php?online=1&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'new',
    title: 'New members',
    address: '/api/members.php?new=1&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'distance',
    title: 'Within 25 km',
    address: '/api/members.php?distance=25&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'distance-wide',
    title: 'Within 250 km, with an interest',
    address: '/api/members.php?distance=250&interests=wine&order=active',
    statementPattern: byActivityPattern,
  },
  {
    id: 'nearest',
    title: 'From near to far',
    address: '/api/members.php?order=nearest',
    statementPattern: nearestPattern,
  },
  {
    id: 'nearest-deep',
    title: 'From near to far, the fiftieth page of a region and ages',
    address: '/api/members.php?order=nearest&page=50&countryregion=NL-NH&min_age=25&max_age=35',
    statementPattern: nearestPattern,
  },
  {
    id: 'count',
    title: 'numResults without a filter',
    address: '/api/members.php',
    statementPattern: countPattern,
  },
  {
    id: 'count-narrow',
    title: 'numResults of ages alone',
    address: '/api/members.php?min_age=64&max_age=66',
    statementPattern: countPattern,
  },
  {
    id: 'count-interests',
    title: 'numResults of two interests',
    address: '/api/members.php?interests=sushi&interests=wine',
    statementPattern: countPattern,
  },
  {
    id: 'count-new',
    title: 'numResults of new members',
    address: '/api/members.php?new=1',
    statementPattern: countPattern,
  },
  {
    id: 'widening',
    title: 'No matches: the looser search without the filter for new members',
    address: '/api/members.php?gender=female&min_age=70&new=1',
    statementPattern: /count\(\*\).*from \(select "id" from "profiles"(?!.*"created_at")/s,
  },
  {
    id: 'count-distance',
    title: 'numResults within 50 km',
    address: '/api/members.php?distance=50',
    statementPattern: countPattern,
  },
  {
    id: 'cards',
    title: 'The 24 cards of a page',
    address: '/api/members.php',
    statementPattern: /left join "photos"/,
  },
  {
    id: 'suggestions',
    title: 'Members suggested after sign-up',
    address: '/api/signup-matches.php',
    statementPattern: /"has_photo"/,
  },
  { id: 'chats', title: 'The chat list', address: '/api/chats.php', statementPattern: /lateral/ },
  {
    id: 'thread',
    title: 'The last 50 of 10,000 messages',
    address: '/api/chat.php?conversation={chat}',
    statementPattern: /^select "messages"/,
  },
  {
    id: 'thread-middle',
    title: '50 messages in the middle',
    address: '/api/chat.php?conversation={chat}&before=5000',
    statementPattern: /"seq" </,
  },
  {
    id: 'unread',
    title: 'Unread messages, for the badge',
    address: '/api/user.php',
    statementPattern: /sum\("chats"."unread"\)/,
  },
  {
    id: 'new-likes',
    title: 'New likes, for the badge',
    address: '/api/user.php',
    statementPattern: /as received, /,
  },
  {
    id: 'likes',
    title: 'Likes given and received',
    address: '/api/likes.php',
    statementPattern: /'received' as type/,
  },
];
