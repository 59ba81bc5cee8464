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

/** Everything a verb may use, put together in `main.ts`. */
export type App = {
  config: Config;
  db: Db;
  /** Whether the database takes writes. */
  readiness: ReadinessCheck;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  bus: Bus;
  jobs: Jobs;
  storage: Storage;
  /** Who was erased, by pseudonym: kept apart from the database, so that restoring that one does not bring them back. */
  erasures: Storage;
  images: Images;
  /** Draws a picture anew that storage does not have, as the demo's can be; null for all others. */
  originOf: (fileKey: string) => Promise<Uint8Array | null>;
  geo: Geo;
  gifs: GifProvider;
  payments: PaymentProvider;
  sms: SmsProvider;
  serverAddress: ServerAddress;
  sites: Sites;
  hooks: Hooks;
  /** Cookies are for https only. */
  secure: boolean;
};

/** What came of an activation: how many messages were held until then. */
export type ActivationOutcome = { delivered: number };

/** What reaches upward: later domains register, the caller's transaction runs them. */
export type Hooks = {
  /** Somebody signs up: later domains refuse what they will not take. */
  onSigningUp: Hook<{ site: Site; form: SignupForm }>;
  /** An account was made from a sign-up form: profiles, credits and chats add their part. */
  onSignedUp: Hook<{
    accountId: string;
    site: Site;
    form: SignupForm & { country: CountryCode; gender: 'male' | 'female' };
  }>;
  /** A member confirmed his address: what was held is delivered, and counted in `outcome`. */
  onActivated: Hook<{ accountId: string; profileId: string; outcome: ActivationOutcome }>;
  /** One member blocked another: what was between them goes. */
  onBlocked: Hook<Blocking>;
  /**
   * A member came, or left, or changed who learns whether he is here: whoever has to do with him hears of it. `hidden`: what
   * he changed; it is told that he is not here to those who could tell before.
   */
  onPresence: Hook<{ profileId: string; hidden?: 'presence' | 'profile' }>;
  /**
   * Logins of a member end; locked, they are still there. `next`: the hash of his own that goes on in the same browser, where
   * there is one.
   */
  onLoginsEnding: Hook<{ profileId: string; sessionIds: string[]; next?: Buffer }>;
  /** A member lets fewer see him than before: invisible, or no longer visible to visitors. */
  onHidden: Hook<{ profileId: string }>;
  /** A member became premium, or is so no longer: what he sees of others changes. */
  onPremium: Hook<{ accountId: string; profileId: string }>;
  /** What was paid for these, e.g. messages, has been given back; some of them may be gone. */
  onPaidBack: Hook<{ references: string[] }>;
  /** Messages that their sender takes back, for both. */
  onTakenBack: Hook<{ references: string[] }>;
  /** A member left and is hidden from everybody: whoever has to do with him hears of it. */
  onLeft: Hook<{ profileId: string }>;
  /** He came back within the 14 days. */
  onReturned: Hook<{ profileId: string }>;
  /**
   * An account is about to be erased: what hangs on its row goes by cascade, everything else of it goes here. `email` is where he
   * was written to; the profile is null where there never was one.
   */
  onErase: Hook<{ accountId: string; profileId: string | null; siteId: number; email: string }>;
  /** An export is made: every domain adds what it knows of the member, read as it was at one moment. */
  onExport: Hook<ExportContext>;
};

/** `hadContact`: the two had a conversation or match, so that the blocked one is told who blocks him. */
export type Blocking = { blockerId: string; blockedId: string; hadContact: boolean };

/** The logged-in member behind a request, from the login session and nothing else. */
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

/** Who calls, resolved once a request (once a document for everything its rendering asks). */
export type Caller = {
  site: Site;
  language: LanguageCode;
  /** By network address; null where unknown. */
  geoCountry: CountryCode | null;
  /** The same where no site serves it: any ISO 3166-1 code. */
  networkCountry: string | null;
  /** Network the request comes from, for counting. */
  address: string;
  userAgent: string;
  /** Host with port as the browser asked for it. */
  host: string;
  /** Secret of the known-browser cookie. */
  knownBrowser: string | null;
  /** Secret of the session cookie. */
  sessionSecret: string | null;
  /** Who sent him; null for a visitor who came by himself. */
  trafficSource: TrafficSource | null;
  /** Secret of the invitation he came with, whatever it is worth. */
  invitation: string | null;
  /** The partner whose server calls with its key. */
  partnerId: string | null;
  accountId: string | null;
  member: Member | null;
  isStaff: boolean;
  rendering: boolean;
};

/** A caller of a `member` call. */
export type MemberCaller = Caller & { member: Member; accountId: string };

/** A caller of a `partner` call. */
export type PartnerCaller = Caller & { partnerId: string };

/** Narrows a caller of an `anyone` call to a logged-in one. */
export const isMember = (caller: Caller): caller is MemberCaller => caller.member !== null;

export type AppRoute = Route<App, Caller>;
export type AppJob = Job<App>;
/** By type of notice: makes of it what one member may see (null: nothing), loaded when it is delivered. */
export type Hydrators = Record<
  string,
  (app: App, notice: BusNotice, profileId: string) => Promise<LiveEvent | null>
>;
type CallerOf<C extends Call> = C['access'] extends 'anyone' | 'provider'
  ? Caller
  : C['access'] extends 'partner'
    ? PartnerCaller
    : MemberCaller;

/** Binds a call of the contract to a verb; what the call declares (login, same origin, schemas, repeating) is enforced before. */
export const route = <C extends Call>(
  call: C,
  handle: (handling: HandlerInput<App, CallerOf<C>, C>) => Promise<Output<C>>,
  options: RouteOptions<App, CallerOf<C>, C> = {},
): AppRoute => ({ call, handle, options }) as unknown as AppRoute;
