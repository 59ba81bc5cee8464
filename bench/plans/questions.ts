/** What a page asks for: the address, and which of the statements it says is looked at. */
export interface Question {
  id: string;
  title: string;
  address: string;
  /** Words of the statement that no other of this call has. */
  says: RegExp;
  visitor?: true;
}

/** The list of the search, and its count. */
const list = /select "id" from "profiles" .*offset/s;
const count = /count\(\*\).*from \(select "id" from "profiles"/s;

/** The questions of section 7 that grow with the members; `{chat}` is the longest conversation of the one who asks. */
export const questions: readonly Question[] = [
  { id: 'everybody', title: 'The first page, no filter', address: '/api/members.php', says: list },
  { id: 'country', title: 'A country', address: '/api/members.php?country=NL', says: list },
  {
    id: 'region',
    title: 'Gender, region and ages',
    address: '/api/members.php?gender=male&countryregion=NL-NH&min_age=25&max_age=35',
    says: list,
  },
  { id: 'deep', title: 'The last page, the fiftieth', address: '/api/members.php?page=50', says: list },
  {
    id: 'deep-narrow',
    title: 'The fiftieth page of a country and ages',
    address: '/api/members.php?country=DE&min_age=30&max_age=40&page=50',
    says: list,
  },
  {
    id: 'rare',
    title: 'Few matches: a small region and one year of age',
    address: '/api/members.php?countryregion=CH-NE&min_age=19&max_age=20',
    says: list,
  },
  {
    id: 'similar',
    title: 'Similar results of those: the neighbouring ages',
    address: '/api/members.php?countryregion=CH-NE&min_age=19&max_age=20',
    says: /select "id" from "profiles" .*"id" not in .*offset/s,
  },
  { id: 'women', title: 'The few women', address: '/api/members.php?gender=female&min_age=60', says: list },
  {
    id: 'visitor',
    title: 'A visitor’s search',
    address: '/api/members.php?country=BE',
    says: list,
    visitor: true,
  },
  { id: 'count', title: 'numResults without a filter', address: '/api/members.php', says: count },
  {
    id: 'count-narrow',
    title: 'numResults of ages alone',
    address: '/api/members.php?min_age=64&max_age=66',
    says: count,
  },
  { id: 'cards', title: 'The 24 cards of a page', address: '/api/members.php', says: /left join "photos"/ },
  {
    id: 'suggestions',
    title: 'Members suggested after sign-up',
    address: '/api/signup-matches.php',
    says: /"has_photo"/,
  },
  { id: 'chats', title: 'The chat list', address: '/api/chats.php', says: /lateral/ },
  {
    id: 'thread',
    title: 'The last 50 of 10,000 messages',
    address: '/api/chat.php?conversation={chat}',
    says: /^select "messages"/,
  },
  {
    id: 'thread-middle',
    title: '50 messages in the middle',
    address: '/api/chat.php?conversation={chat}&before=5000',
    says: /"seq" </,
  },
  {
    id: 'unread',
    title: 'Unread messages, for the badge',
    address: '/api/user.php',
    says: /sum\("mine"."unread"\)/,
  },
  { id: 'new-likes', title: 'New likes, for the badge', address: '/api/user.php', says: /"seen_at" is null/ },
  { id: 'likes', title: 'Likes given and received', address: '/api/likes.php', says: /bool_or/ },
];
