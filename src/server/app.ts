import type { Call, Output } from '#contract/call';
import type { CountryCode } from '#contract/countries';
import type { QuickExit } from '#contract/discretion';
import type { LiveEvent } from '#contract/events';
import type { LanguageCode } from '#contract/languages';
import type { SignupForm } from '#contract/signup';
import type { TrafficSource } from '#contract/traffic-source';
import type { ExportContext } from './accounts/export/section.ts';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db.ts';
import type { Geo } from './platform/geo.ts';
import type { GifProvider } from './platform/gifs/gif-provider.ts';
import type { Hook } from './platform/hooks.ts';
import type { HandlerInput, Route, RouteOptions } from './platform/http/route.ts';
import type { ServerAddress } from './platform/http/server-address.ts';
import type { Images } from './platform/images/images.ts';
import type { Job, Jobs } from './platform/jobs.ts';
import type { Bus, BusNotice } from './platform/live/bus.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { PaymentProvider } from './platform/payments/provider.ts';
import type { ReadinessCheck } from './platform/readiness.ts';
import type { SmsProvider } from './platform/sms/sms.ts';
import type { Storage } from './platform/storage.ts';
import type { Site, Sites } from './site/sites.ts';

export type App = {
  config: Config;
  db: Db;
  readiness: ReadinessCheck;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  bus: Bus;
  jobs: Jobs;
  storage: Storage;
  /**
   * Pseudonyms of erased accounts, stored outside the database: after a backup is restored, `replayErasures`
   * reads them and erases the accounts that came back with the backup.
   */
  erasures: Storage;
  images: Images;
  /** Recreates a missing file if it is a demo picture; returns null for all other files. */
  recreateFile: (fileKey: string) => Promise<Uint8Array | null>;
  geo: Geo;
  gifs: GifProvider;
  payments: PaymentProvider;
  sms: SmsProvider;
  serverAddress: ServerAddress;
  sites: Sites;
  hooks: Hooks;
  secure: boolean;
};

export type ActivationOutcome = { delivered: number };

/**
 * Hooks by which lower domains call higher domains without importing them. Listeners run in the caller's
 * transaction.
 */
export type Hooks = {
  /** Before a sign-up: higher domains can refuse the form. */
  onSigningUp: Hook<{ site: Site; form: SignupForm }>;
  /** An account was created: profiles, credits and chats add their rows. */
  onSignedUp: Hook<{
    accountId: string;
    site: Site;
    form: SignupForm & { country: CountryCode; gender: 'male' | 'female' };
  }>;
  /** A member confirmed their email address: held messages are delivered, and counted in `outcome`. */
  onActivated: Hook<{ accountId: string; profileId: string; outcome: ActivationOutcome }>;
  /** One member blocked another: likes, conversation and visits between them are removed. */
  onBlocked: Hook<BlockEvent>;
  /**
   * A member came online, went offline, or changed who sees their presence: conversation partners are
   * notified. `hidden` names what the member changed: `presence` for `shares_presence`, `profile` for
   * `invisible`. If the change hides the member, partners who saw the presence before now see the member as
   * offline.
   */
  onPresenceChanged: Hook<{ profileId: string; hidden?: 'presence' | 'profile' }>;
  /**
   * Sessions of a member are about to end: their rows are locked and will be deleted after this hook. If a new
   * session replaces a session in the same browser, `next` is the hash of the new session.
   */
  onSessionsEnding: Hook<{ profileId: string; sessionIds: string[]; next?: Buffer }>;
  /** Fewer people can see a member than before, because the member became invisible or hid from visitors. */
  onVisibilityReduced: Hook<{ profileId: string }>;
  /** A member's premium status changed, and with it what they see of others. */
  onPremiumChanged: Hook<{ accountId: string; profileId: string }>;
  /**
   * Credits were returned. `references` are ids of what the credits had paid for, such as messages. Some of
   * the messages may no longer exist.
   */
  onCreditsReturned: Hook<{ references: string[] }>;
  /** A sender took back messages for both members; `references` are the ids of the messages. */
  onMessagesRetracted: Hook<{ references: string[] }>;
  onMemberLeft: Hook<{ profileId: string }>;
  onMemberReturned: Hook<{ profileId: string }>;
  /**
   * An account is about to be erased. The database deletes the rows that reference it; listeners remove the
   * rest. `email` is the account's address; `profileId` is null if there never was a profile.
   */
  onErase: Hook<{ accountId: string; profileId: string | null; siteId: number; email: string }>;
  /** An export is created: every domain adds its data about the member, read in one snapshot. */
  onExport: Hook<ExportContext>;
};

/**
 * One member blocked another. If the two had a conversation or match, `hadContact` is true and the blocked
 * member is notified. If not, the block is secret: to the blocked member, the blocker seems to have left the site.
 */
export type BlockEvent = { blockerId: string; blockedId: string; hadContact: boolean };

/**
 * The member who makes a request. The server identifies the member by the session alone.
 * @spec D2.21
 */
export type Member = {
  accountId: string;
  profileId: string;
  sessionHash: Buffer;
  status: 'not_confirmed' | 'active' | 'deleting' | 'banned';
  language: LanguageCode;
  signedUpAt: Date;
  paid_user: boolean;
  discreet: boolean;
  quick_exit: QuickExit;
  country: CountryCode;
  gender: 'male' | 'female';
};

/** The caller of a request. All calls made while the server renders a page share the caller of the page. */
export type Caller = {
  site: Site;
  language: LanguageCode;
  /** Country of the IP address; null if unknown or not served. */
  geoCountry: CountryCode | null;
  /** Country of the IP address, even if it is not served: ISO 3166-1. */
  networkCountry: string | null;
  address: string;
  userAgent: string;
  host: string;
  knownBrowserSecret: string | null;
  sessionSecret: string | null;
  /** Traffic source; null for a visitor who came directly. */
  trafficSource: TrafficSource | null;
  /** Secret of the invitation link, not yet validated. */
  invitationSecret: string | null;
  partnerId: string | null;
  accountId: string | null;
  member: Member | null;
  isStaff: boolean;
  rendering: boolean;
};

export type MemberCaller = Caller & { member: Member; accountId: string };

export type PartnerCaller = Caller & { partnerId: string };

export const isMember = (caller: Caller): caller is MemberCaller => caller.member !== null;

export type AppRoute = Route<App, Caller>;
export type AppJob = Job<App>;
/**
 * Serializers by notice type. When a notice is delivered, its serializer returns what the member may see of
 * the event, or null for nothing.
 * @spec D5.6
 */
export type EventSerializers = Record<
  string,
  (app: App, notice: BusNotice, profileId: string) => Promise<LiveEvent | null>
>;
type CallerOf<C extends Call> = C['access'] extends 'anyone' | 'provider'
  ? Caller
  : C['access'] extends 'partner'
    ? PartnerCaller
    : MemberCaller;

/**
 * Binds a call of the contract to its handler. Access, origin, schemas and retry policy are enforced before
 * the handler runs.
 */
export const route = <C extends Call>(
  call: C,
  handle: (handling: HandlerInput<App, CallerOf<C>, C>) => Promise<Output<C>>,
  options: RouteOptions<App, CallerOf<C>, C> = {},
): AppRoute => ({ call, handle, options }) as unknown as AppRoute;
