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

/** Services that operations use, created in `open-app.ts`. */
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
   * Pseudonyms of erased accounts, stored outside the database, so that a restored backup does not bring them
   * back.
   */
  erasures: Storage;
  images: Images;
  /** Recreates a file that storage does not have, as demo pictures; null for all others. */
  recreateFile: (fileKey: string) => Promise<Uint8Array | null>;
  geo: Geo;
  gifs: GifProvider;
  payments: PaymentProvider;
  sms: SmsProvider;
  serverAddress: ServerAddress;
  sites: Sites;
  hooks: Hooks;
  /** Cookies are sent over https only. */
  secure: boolean;
};

/** Result of an activation: the number of held messages that were delivered. */
export type ActivationOutcome = { delivered: number };

/** Hooks of lower domains: later domains register, the caller's transaction runs them. */
export type Hooks = {
  /** Before a sign-up: later domains may refuse the form. */
  onSigningUp: Hook<{ site: Site; form: SignupForm }>;
  /** An account was created: profiles, credits and chats add their part. */
  onSignedUp: Hook<{
    accountId: string;
    site: Site;
    form: SignupForm & { country: CountryCode; gender: 'male' | 'female' };
  }>;
  /** A member confirmed their email address: held messages are delivered, and counted in `outcome`. */
  onActivated: Hook<{ accountId: string; profileId: string; outcome: ActivationOutcome }>;
  /** One member blocked another: their likes, conversation and visits are removed. */
  onBlocked: Hook<BlockEvent>;
  /**
   * A member came online, went offline, or changed who sees their presence: related members are notified.
   * `hidden` is what the member hid; those who could see it before now get offline.
   */
  onPresenceChanged: Hook<{ profileId: string; hidden?: 'presence' | 'profile' }>;
  /**
   * Sessions of a member end; they are locked and still exist. `next` is the hash of the session that continues
   * in the same browser, if any.
   */
  onSessionsEnding: Hook<{ profileId: string; sessionIds: string[]; next?: Buffer }>;
  /** Fewer people can see a member than before: invisible, or hidden from visitors. */
  onVisibilityReduced: Hook<{ profileId: string }>;
  /** A member's premium status changed, and with it what they see of others. */
  onPremiumChanged: Hook<{ accountId: string; profileId: string }>;
  /** Credits spent on these, e.g. messages, were returned; some of the messages may be deleted. */
  onCreditsReturned: Hook<{ references: string[] }>;
  /** Messages that their sender retracted, for both members. */
  onMessagesRetracted: Hook<{ references: string[] }>;
  /** A member left and is hidden from everyone: related members are notified. */
  onMemberLeft: Hook<{ profileId: string }>;
  /** The member returned within the 14 days. */
  onMemberReturned: Hook<{ profileId: string }>;
  /**
   * An account is about to be erased: the database cascades what references its row; listeners remove the rest.
   * `email` is its address; the profile is null if there never was one.
   */
  onErase: Hook<{ accountId: string; profileId: string | null; siteId: number; email: string }>;
  /** An export is created: every domain adds its data about the member, read in one snapshot. */
  onExport: Hook<ExportContext>;
};

/** `hadContact`: they had a conversation or match, so the blocked member learns who blocked them. */
export type BlockEvent = { blockerId: string; blockedId: string; hadContact: boolean };

/**
 * The member behind a request, from the session only.
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

/** The caller of a request, identified once (once per page for all calls of its rendering). */
export type Caller = {
  site: Site;
  language: LanguageCode;
  /** By IP address; null if unknown or not served. */
  geoCountry: CountryCode | null;
  /** By IP address, also unserved countries: ISO 3166-1. */
  networkCountry: string | null;
  /** Network of the request, for rate limits. */
  address: string;
  userAgent: string;
  /** Host header with port. */
  host: string;
  /** From the known-browser cookie. */
  knownBrowserSecret: string | null;
  /** From the session cookie. */
  sessionSecret: string | null;
  /** Traffic source; null for a visitor who came directly. */
  trafficSource: TrafficSource | null;
  /** From the invitation link, not yet validated. */
  invitationSecret: string | null;
  /** Partner whose key the request has. */
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
 * By notice type: what a member may see of the event (null: nothing), loaded at delivery.
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
 * Binds a call of the contract to its handler. Access, origin, schemas and retry policy are enforced before the
 * handler runs.
 */
export const route = <C extends Call>(
  call: C,
  handle: (handling: HandlerInput<App, CallerOf<C>, C>) => Promise<Output<C>>,
  options: RouteOptions<App, CallerOf<C>, C> = {},
): AppRoute => ({ call, handle, options }) as unknown as AppRoute;
