/**
 * Business constants and limits: section 9 of the specification, in its order.
 * These literals stand nowhere else. Durations say their unit in the name.
 */
export const FREE_PHOTO_LIMIT = 3;
export const PREMIUM_PHOTO_LIMIT = 25;
export const FREE_CONVERSATION_LIMIT = 2;
export const SWIPE_LIKES_PER_DAY = 4;
export const WELCOME_DISCOUNT = {
  code: 'TIMEBONUS25',
  value_percentage: 25.0,
  validity: 'once-per-user',
  status: 'active',
} as const;
export const WELCOME_WINDOW_SECONDS = 14_400;
export const COUNTDOWN_TICK_MS = 1_000;
export const TIME_BONUS_MODAL_DELAY_MS = 40_000;
export const USER_REFETCH_MS = 60_000;
export const USER_REFETCH_WITH_PUSH_MS = 300_000;
export const USER_REFETCH_FIRST_MS = 5_000;
export const LIKES_RELOAD_DELAY_MS = 500;
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5_000;
export const PAGE_RELOAD_GUARD_MS = 60_000;
export const ACCOUNT_DELETION_GRACE_DAYS = 14;
export const CREDIT_BADGE_THRESHOLD = 10;
export const UNREAD_BADGE_CAP = 99;
export const PREMIUM_MATCH_CLAIM_PERCENT = 46;
export const LANGUAGE_COOKIE = { name: 'language', days: 365 } as const;
export const LOGIN_COOKIE_DAYS = 30;
export const HTTP_RETRIES = 5;
export const GEOLOCATION_MAX_AGE_MS = 36e5;
export const ENTRY_WARNING_COUNTRIES = ['NL', 'DE'] as const;
export const DEFAULT_REFUND_DAYS = 14;
export const ACTIVATION_HINT_MINUTES = 1;
export const DESIGN_VERSION = 2;
export const FOOTER_COPYRIGHT_YEAR = 2024;
/** Layout breakpoints in CSS px: sm, md, lg, xl. Narrower than md is a smartphone. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
export const TOAST_MAX_WIDTH_PX = 350;

// What section 9 leaves open, decided.

/** In browsers of discreet members it holds the key that leaves. */
export const DISCREET_COOKIE = { name: 'discreet', days: 365 } as const;
export const MIN_AGE = 18;
export const MAX_AGE = 99;
export const PROFILE_NAME = { min: 3, max: 30 } as const;
export const PASSWORD = { min: 8, max: 128, minScore: 2 } as const;
/** Graphemes of the about-me text, and UTF-16 units whatever they make: as many as the table holds. */
export const ABOUT_ME_MAX = 1_000;
export const ABOUT_ME_UNITS_MAX = 20_000;
export const LIVING_AREA_MAX = 80;
/** With fewer interests a profile counts as one that could say more. */
export const ENOUGH_INTERESTS = 3;
/** Alerts of the warnings area that are shown at once, besides the activation reminder. */
export const ALERTS_AT_ONCE = 2;
/** Characters of a complaint or a report. */
export const EXPLANATION = { min: 5, max: 2_000 } as const;
/** Graphemes of one chat message, unless the site's setting says otherwise. */
export const MESSAGE_LENGTH = 1_000;
/** UTF-16 units of one chat message, whatever the setting says: as many as the table holds. */
export const MESSAGE_UNITS_MAX = 50_000;
/** Messages of one stretch of a conversation, and how many read ones stand before the unread where it opens there. */
export const CHAT_STRETCH = 50;
export const READ_BEFORE_UNREAD = 10;
/** An account is young for so many days: narrower limits hold for it. */
export const YOUNG_ACCOUNT_DAYS = 7;
/** First messages to strangers within an hour and a day, of a young account and of an older one. A stranger who answers does not count. */
export const FIRST_MESSAGES = {
  young: { perHour: 10, perDay: 25 },
  later: { perHour: 40, perDay: 120 },
} as const;
/** What was paid for a message that nobody opens comes back so many days after its delivery. */
export const RETURN_DAYS = 7;
/** Conversations of one stretch of the chat list. */
export const CHATS_STRETCH = 40;
/** Older messages are hidden from both (section 9), as site settings say; so many days later they are deleted. */
export const HISTORY_DAYS = 180;
export const HIDDEN_KEPT_DAYS = 30;
/** What passed between two members last: goes with a report, and is kept so many days for one after a block. */
export const EVIDENCE_MESSAGES = 100;
export const EVIDENCE_DAYS = 14;
/** Words a member hides, the characters each has, and its UTF-16 units whatever they make. */
export const HIDDEN_WORDS = { max: 50, shortest: 2, longest: 40, units: 400 } as const;
/** Credits to send one message; reading is always free. */
export const MESSAGE_CREDITS = 1;
export const PHOTO_CREDITS = 2;
export const GIFT_CREDITS = 1;
/** Payments of one member that may be under way at once; the hours that one which nobody made counts for, a transfer longer; when a new one is asked about first. */
export const OPEN_PAYMENTS = { max: 5, hours: 24, firstAskedSeconds: 20 } as const;
/** The same order by a kept card is asked about once more within these minutes of the last. */
export const REPEAT_ORDER_MINUTES = 10;
/** A webhook that was signed longer ago is refused. */
export const WEBHOOK_SECONDS = 300;
/**
 * The code of a direct debit: so many digits, that hold for so many minutes and so many wrong tries; sent so often an hour, to a member and
 * to a number, and not again within the seconds.
 */
export const DEBIT_CODE = {
  digits: 6,
  minutes: 10,
  tries: 5,
  sendsAnHour: 3,
  sendsADay: 6,
  againSeconds: 30,
} as const;
/** A direct debit that nobody agrees to by its code is over after so many minutes. */
export const DEBIT_WAITS_MINUTES = 60;
/**
 * Working days of the banks: a debit is announced so many ahead, and handed to the bank so many before it is collected. Within so many
 * weeks its member may have his bank take it back without a reason; so many months after it was collected he may still say that he never
 * agreed, and as long its mandate is kept.
 */
export const DEBIT_TIMES = { announcedDays: 5, bankDays: 2, refundWeeks: 8, keptMonths: 14 } as const;
/** What a member may pay by one direct debit unless a site says otherwise, in cents. */
export const DIRECT_DEBIT_LIMIT = 5_000;
/** A higher spending limit holds after so many hours. */
export const SPENDING_LIMIT_HOURS = 24;
/** The highest there is, in minor units of any currency. */
export const SPENDING_LIMIT_MAX = 1_000_000;
/** Payments of one stretch. */
export const PAYMENT_STRETCH = 10;
/** Movements of credits of one stretch. */
export const TRANSACTION_STRETCH = 20;
/** Visits are told of for this long; looking again within the hours is the same visit; so many members are visited an hour. */
export const VISITS = { days: 7, sameHours: 3, stretch: 24, perHour: 120 } as const;
/** The swipe game: swipes a day, cards dealt at once, and after how many days a no may come back. */
export const SWIPES = { perDay: 40, cardsAtOnce: 12, againAfterDays: 60 } as const;
/** What a member wishes for until he says otherwise: years younger and older than he is, and kilometres away. */
export const WISHES = { years: 12, km: 50 } as const;
/**
 * `first`: of each list, what is there at once; `further`: of one, by scrolling; `counted`: how far a list is counted; `perHour`: how many a
 * member gives outside the swipe game. A like that is
 * given again within `rememberedHours` is the same one, and the other one hears at once of `toldTurns` of its comings and goings; new ones are told of in one modal, once in `toldMinutes`.
 */
export const LIKES = {
  first: 24,
  further: 48,
  counted: 1_000,
  perHour: 60,
  rememberedHours: 24,
  toldMinutes: 30,
  toldTurns: 4,
} as const;
/** Free credits at sign-up: the "few free messages". */
export const SIGNUP_CREDITS = 3;
/** Px that the short side of a photo in a chat needs: a cut-out or a screen shot is enough. */
export const CHAT_PHOTO_MIN_SIDE = 200;
export const PHOTO_UPLOAD = { maxBytes: 10 * 1024 * 1024, maxPixels: 40_000_000, minSide: 400 } as const;
/** Long side in px of the stored variants. */
export const PHOTO_SIZES = [1600, 768, 256] as const;
/**
 * Addresses signed for one viewer: they open for `seconds` at most, stay the same for `bucketSeconds`, and pages that stand open ask
 * for new ones every `anewMs`, before the shortest-lived ends.
 */
export const SIGNED_ADDRESSES = { seconds: 300, bucketSeconds: 60, anewMs: 210_000 } as const;
/** Members to whom one may show the closed album at the same time. */
export const ALBUM_GRANTS_MAX = 100;
/** The verified photo: how long a pose takes its selfie, and how long a selfie stays after the decision or without one. */
export const VERIFICATION = { poseMinutes: 30, selfieDays: 14, undecidedDays: 30 } as const;
export const LOGIN_LOCKOUT = { failures: 5, minutes: 15, maxMinutes: 24 * 60 } as const;
/** A login so young proves its owner without the password, where a login is proof. */
export const PROOF_MINUTES = 10;
export const PASSKEYS = { max: 20, challengeSeconds: 300 } as const;
export const ACTIVATION_TOKEN_DAYS = 7;
/** So long an account may wait for its confirmation before it is removed. */
export const UNCONFIRMED_DAYS = 30;
/** Characters in which a member may say why he leaves. */
export const DELETE_REMARKS_MAX = 2_000;
/** So long the discount for whoever is about to leave can be used. */
export const DELETE_DISCOUNT_DAYS = 30;
/** So many months the mailbox of an erased account is remembered, as a keyed hash, so that it is not welcomed with free credits twice. */
export const FORMER_MAILBOX_MONTHS = 12;
/** Longer than any backup is kept: until then a restored database is told who was erased since. */
export const ERASURES_KEPT_DAYS = 400;
export const RESET_TOKEN_HOURS = 1;
export const EMAIL_CHANGE_TOKEN_HOURS = 1;
export const EMAIL_REVERT_TOKEN_DAYS = 14;
/** How long a visitor counts as sent by the link he came with, and the characters kept of each of its values. */
export const TRAFFIC_SOURCE = { days: 7, length: 150 } as const;
/** Invitations of one member that wait for somebody at the same time. */
export const INVITATIONS = { open: 5, days: 14 } as const;
/** A sign-up that a partner's server began waits so long for its person's consent. */
export const PARTNER_SIGNUP_DAYS = 7;
/** The export of one's own data. `openMinutes`: how long a download may begin. */
export const EXPORT = { everyHours: 24, keptDays: 7, tries: 5, openMinutes: 5 } as const;
/** `similarYears`: how far the ages of similar results reach beyond those asked for. */
export const SEARCH = {
  pageSize: 24,
  maxPages: 50,
  countCap: 10_000,
  similarYears: 5,
  /** Kilometres at which one band of the order by area ends and the next begins: neighbouring cells are less than 10 apart. */
  bandsKm: [10, 25, 50, 100, 250],
  /** Other searches that are asked where a page is short, and again so many where there is nobody. */
  otherSearches: 6,
  /** Interests that are asked for at once. */
  maxInterests: 5,
} as const;
/** `max`: searches a member keeps; `name`: characters of what one is called. */
export const SAVED_SEARCHES = { max: 10, name: 40 } as const;
/** Members shown to a new one after sign-up. */
export const SUGGESTIONS = { count: 8 } as const;
/**
 * Cards of strangers that may be handed out: to one account in an hour and in a day, and in an hour to all visitors and all young
 * accounts of one network.
 */
export const CARD_BUDGETS = { anHour: 1_500, aDay: 6_000, ofNetworkAnHour: 3_000 } as const;
/** Kilometres at which one band of distance ends and the next begins: all that others learn of where a member is. */
export const DISTANCE_BANDS_KM = [5, 10, 25, 50, 100, 250] as const;
/** The grid of places: rows from pole to pole, numbers of columns kept free in each, and where it ends (degrees). */
export const CELLS = { rows: 4_000, columnsAtMost: 8_000, poleDegrees: 85 } as const;
export const EARTH_RADIUS_KM = 6_371;
/** Places told of one search, the characters of it, and how far from a town a position still is in it. */
export const PLACES_AT_ONCE = 10;
export const PLACE_QUERY_MAX = 80;
export const NEAREST_PLACE_KM = 100;
/** So long a GIF that was found and not sent can still be sent. */
export const GIF_KEPT_DAYS = 30;
export const ONLINE_MINUTES = 5;
/** So long after a member left others still see him as online: who comes back by then was never away. */
export const SEEN_LEAVING_MS = 15_000;
export const ACTIVE_HOURS = 24;
export const NEW_MEMBER_DAYS = 14;
export const IDEMPOTENCY_HOURS = 24;
export const SOCKET_PING_MS = 25_000;
/** Who is writing says so again this often ... */
export const TYPING_AGAIN_MS = 3_000;
/** ... and is shown to be writing for so long after the last sign of it. */
export const TYPING_SHOWN_MS = 5_000;
export const SETTINGS_MAX_AGE_MS = 30_000;
