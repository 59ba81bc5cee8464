import { readFileSync } from 'node:fs';
import { user } from '#contract/accounts';
import { chat, message } from '#contract/chats';
import { bundle } from '#contract/credits';
import { likedBy, likedProfile } from '#contract/likes';
import { mainImage, photo } from '#contract/photos';
import { memberCard, memberProfile, ownProfile } from '#contract/profiles';
import { companyInfo, settings } from '#contract/site';
import { createDocument } from '../platform/openapi/document.ts';
import type { JsonSchema, NamedSchemas } from '../platform/openapi/schemas.ts';
import { sessionCookieName } from '../platform/sessions.ts';
import { routesByDomain } from './routes.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const schemas: NamedSchemas = {
  User: user,
  MemberCard: memberCard,
  MemberProfile: memberProfile,
  OwnProfile: ownProfile,
  Photo: photo,
  MainImage: mainImage,
  LikedBy: likedBy,
  LikedProfile: likedProfile,
  Message: message,
  Chat: chat,
  Bundle: bundle,
  Settings: settings,
  CompanyInfo: companyInfo,
};

/** The document is public, so it says nothing of the back office. */
type PublicDomain = Exclude<keyof typeof routesByDomain, 'backoffice'>;

const groups: Record<PublicDomain, { name: string; description: string }> = {
  site: { name: 'Site', description: 'What the site is and offers, for everybody alike.' },
  accounts: { name: 'Account', description: 'Signing up, logging in, and what concerns the account.' },
  profiles: { name: 'Profiles', description: "Members' pages, the caller's profile, blocks." },
  photos: { name: 'Photos', description: 'The photos of the caller’s profile.' },
  notifications: {
    name: 'Notifications',
    description: 'Email and push notifications: preferences, quiet hours',
  },
  credits: { name: 'Credits', description: 'What messages are paid with.' },
  search: { name: 'Search', description: 'Finding members.' },
  likes: { name: 'Likes', description: 'Likes given and received, matches.' },
  chats: { name: 'Messages', description: 'Conversations and their messages.' },
  gifts: { name: 'Gifts', description: 'Giving gifts.' },
  moderation: { name: 'Moderation', description: 'Complaints.' },
  landers: { name: 'Landing pages', description: 'What landing pages show to visitors.' },
};

const description = `
The calls of the website, for its own pages. They are the ones the browser makes; nothing else is needed to do what a member does.

- **Who calls** follows from the session cookie. Calls that change something are answered to the site's own origin only
  (\`Sec-Fetch-Site\`, else \`Origin\`): programs that are no browser set \`Origin\`.
- **Refusals** have one shape and one catalogue of codes. A field that is refused has a code and a sentence of its own.
- **Times** are UTC in ISO 8601, **money** is whole minor units and a currency, **ids** are UUIDs.
- Every answer carries \`X-Request-Id\`: quote it when something went wrong.
- **Events** (new messages, likes, what was read) come over a WebSocket at \`/api/live\`. All that browsers send is that
  the caller is writing: \`{ "type": "typing", "by": own profile, "to": profile, "typing": true }\`, of which nothing is stored.
- Where two calls share a method and a path, a query marker distinguishes them; they are one operation here, and its description
  says which body and answer belong to which.
`.trim();

/** @spec D3.6 */
export const apiDocument = (secure: boolean): JsonSchema =>
  createDocument({
    title: 'Lavender API',
    version,
    description,
    sessionCookie: sessionCookieName(secure),
    schemas,
    groups: Object.entries(groups).map(([domain, group]) => ({
      ...group,
      routes: routesByDomain[domain as PublicDomain],
    })),
  });
