import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type CountryCode, countryCodes } from '#contract/countries';
import { IMAGE_NICENESS } from './platform/images/images.ts';
import { estimatedEntropyBits } from './platform/secret-strength.ts';
import { StartError } from './platform/start-error.ts';
import { DATABASE_WAIT_MS } from './platform/statement-timeouts.ts';
import {
  type PaymentsOptions,
  paymentsEnvironment,
  readPaymentsOptions,
} from './providers/payments/create-provider.ts';
import { type PushOptions, pushEnvironment, toPushOptions } from './providers/push/push-options.ts';
import { type SmsOptions, smsEnvironment, toSmsOptions } from './providers/sms/create-provider.ts';

const portNumber = (name: string) =>
  z.string().check(
    z.refine(value => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
      error: `${name} must be a number from 0 to 65535`,
    }),
  );

/**
 * Minimum of the setting `passwordHashKib` in production.
 * @spec D2.3
 */
const LEAST_PASSWORD_HASH_KIB = 19_456;

/** The token of an email needs 54 of the 64 characters of a local part. */
const BOUNCE_ADDRESS = /^[a-z0-9._-]{1,10}@[a-z0-9.-]+\.[a-z]{2,}$/;

/** All environment variables: no other code reads `process.env`. */
const environment = z.object({
  PORT: z._default(portNumber('PORT'), '3000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, { error: 'DATABASE_URL must begin with postgres://' })),
  ),
  DATABASE_OWNER_URL: z.optional(
    z
      .string()
      .check(z.regex(/^postgres(ql)?:\/\//, { error: 'DATABASE_OWNER_URL must begin with postgres://' })),
  ),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, { error: 'SMTP_URL must begin with smtp:// or smtps://' })),
  ),
  MAIL_FROM: z._default(z.string(), 'Lavender <hello@lavender.example>'),
  SMTP_CONNECTIONS: z._default(
    z.string().check(z.regex(/^[1-9]\d?$/, { error: 'SMTP_CONNECTIONS must be a number from 1 to 99' })),
    '3',
  ),
  BOUNCE_ADDRESS: z.optional(
    z.string().check(
      z.regex(BOUNCE_ADDRESS, {
        error:
          'BOUNCE_ADDRESS must be an address with at most 10 characters before the @, such as bounces@mail.example',
      }),
    ),
  ),
  EMAIL_FEEDBACK_SECRET: z.optional(
    z.string().check(z.minLength(32, { error: 'EMAIL_FEEDBACK_SECRET must have at least 32 characters' })),
  ),
  PUBLIC_URL: z.optional(
    z.string().check(
      z.refine(isOrigin, {
        error:
          'PUBLIC_URL must be https:// or http:// with a host and nothing else, such as https://lavender.example',
      }),
    ),
  ),
  VITE_API_BASE_URL: z.optional(
    z
      .url({ error: 'VITE_API_BASE_URL must be an address such as https://lavender.example:8443' })
      .check(z.regex(/^https?:/, { error: 'VITE_API_BASE_URL must begin with https:// or http://' })),
  ),
  CDN_PREFIX: z._default(z.string(), '/media/'),
  VAR_DIR: z._default(z.string(), 'var'),
  SECRET: z.optional(z.string().check(z.minLength(32, { error: 'SECRET must have at least 32 characters' }))),
  TRUSTED_PROXIES: z._default(
    z.string().check(z.regex(/^\d$/, { error: 'TRUSTED_PROXIES must be a number of hops' })),
    '0',
  ),
  ROLE: z._default(z.enum(['web', 'worker', 'both']), 'both'),
  LOG_LEVEL: z.optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])),
  METRICS_PORT: z.optional(portNumber('METRICS_PORT')),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  SLOW_QUERY_MS: z._default(
    z.string().check(z.regex(/^\d{1,6}$/, { error: 'SLOW_QUERY_MS must be a number of milliseconds' })),
    '200',
  ),
  MAX_LOOP_DELAY_MS: z._default(
    z.string().check(z.regex(/^\d{2,6}$/, { error: 'MAX_LOOP_DELAY_MS must be a number of milliseconds' })),
    '2000',
  ),
  DATABASE_WAIT_MS: z._default(
    z.string().check(z.regex(/^\d{3,6}$/, { error: 'DATABASE_WAIT_MS must be a number of milliseconds' })),
    String(DATABASE_WAIT_MS),
  ),
  IMAGE_NICENESS: z._default(
    z.string().check(z.regex(/^1?\d$/, { error: 'IMAGE_NICENESS must be a number from 0 to 19' })),
    String(IMAGE_NICENESS),
  ),
  PASSWORD_HASH_KIB: z._default(
    z.string().check(z.regex(/^[1-9]\d{1,5}$/, { error: 'PASSWORD_HASH_KIB must be a number of kibibytes' })),
    String(LEAST_PASSWORD_HASH_KIB),
  ),
  GEO_COUNTRY: z.optional(z.enum(countryCodes, { error: 'GEO_COUNTRY must be one of the served countries' })),
  HOT_RELOAD: z._default(z.enum(['yes', 'no']), 'no'),
  GEO_DATABASE: z.optional(z.string()),
  KLIPY_KEY: z.optional(z.string()),
  KLIPY_URL: z._default(z.url({ error: 'KLIPY_URL must be an address' }), 'https://api.klipy.com'),
  KLIPY_PICTURES: z._default(z.string(), 'https://*.klipy.com'),
  ...paymentsEnvironment,
  ...smsEnvironment,
  ...pushEnvironment,
  DEMO: z._default(z.enum(['yes', 'no']), 'no'),
});

export type Config = {
  port: number;
  host: string;
  mode: 'development' | 'production' | 'test';
  databaseUrl: string | null;
  /** Owner of the tables, for migrations; null means that of `databaseUrl`. */
  databaseOwnerUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** How many emails are sent at the same time. */
  smtpConnections: number;
  /** Bounces of an email go to this address with the email's token; null means the sender of the email. */
  bounceAddress: string | null;
  /** Signs bounces and complaints that come from a mail server; null means that none are accepted. */
  emailFeedbackSecret: string | null;
  /** Public origin, for links in emails; null means the host in the site settings. */
  publicUrl: string | null;
  /** Has no trailing slash, and is empty if the API has the same origin. */
  apiBaseUrl: string;
  cdnPrefix: string;
  varDir: string;
  /** Server secret of at least 32 characters, which signs URLs of private photos and more. */
  secret: string;
  trustedProxies: number;
  role: 'web' | 'worker' | 'both';
  logLevel: string;
  /** Address of the metrics server. Port 0 means any free port; null means no server. */
  metrics: { host: string; port: number } | null;
  /** Duration in ms from which a query is logged as slow. */
  slowQueryMs: number;
  /** Event-loop delay in ms above which calls and pages are refused. */
  maxLoopDelayMs: number;
  /** How long a request waits for a database connection or a statement, in ms. */
  databaseWaitMs: number;
  /** Niceness of the processes that render pictures: from 0 to 19, the lowest priority. */
  imageNiceness: number;
  passwordHashKib: number;
  /** Country of visitors whose network reveals none, for development and tests. */
  geoCountry: CountryCode | null;
  /** Path of a country database in MMDB format that replaces the bundled one. */
  geoDatabase: string | null;
  /** True if the development server serves the pages, which needs a looser content policy. */
  hotReload: boolean;
  /** GIF provider with its key and picture origins; null means the bundled GIFs. */
  klipy: { key: string; url: string; pictureOrigins: string[] } | null;
  payments: PaymentsOptions;
  sms: SmsOptions;
  push: PushOptions;
  demo: boolean;
};

/**
 * @throws StartError with one clear sentence if a value is wrong
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new StartError(`Configuration: ${parsed.error.issues.map(issueText).join('; ')}.`);
  const value = parsed.data;
  const problem = value.NODE_ENV === 'production' ? productionProblem(value) : null;
  if (problem) throw new StartError(`Configuration: ${problem}.`);
  const varDir = resolve(value.VAR_DIR);
  return {
    port: Number(value.PORT),
    host: value.HOST,
    mode: value.NODE_ENV,
    databaseUrl: value.DATABASE_URL ?? null,
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    smtpConnections: Number(value.SMTP_CONNECTIONS),
    bounceAddress: value.BOUNCE_ADDRESS ?? null,
    emailFeedbackSecret: value.EMAIL_FEEDBACK_SECRET ?? null,
    publicUrl: value.PUBLIC_URL ? new URL(value.PUBLIC_URL).origin : null,
    apiBaseUrl: value.VITE_API_BASE_URL?.replace(/\/$/, '') ?? '',
    cdnPrefix: value.CDN_PREFIX,
    varDir,
    secret: value.SECRET ?? localSecret(varDir),
    trustedProxies: Number(value.TRUSTED_PROXIES),
    role: value.ROLE,
    logLevel: value.LOG_LEVEL ?? (value.NODE_ENV === 'test' ? 'warn' : 'info'),
    metrics: metricsConfig(value),
    slowQueryMs: Number(value.SLOW_QUERY_MS),
    maxLoopDelayMs: Number(value.MAX_LOOP_DELAY_MS),
    databaseWaitMs: Number(value.DATABASE_WAIT_MS),
    imageNiceness: Number(value.IMAGE_NICENESS),
    passwordHashKib: Number(value.PASSWORD_HASH_KIB),
    geoCountry: value.GEO_COUNTRY ?? null,
    geoDatabase: value.GEO_DATABASE ?? null,
    hotReload: value.HOT_RELOAD === 'yes',
    klipy: value.KLIPY_KEY
      ? {
          key: value.KLIPY_KEY,
          url: value.KLIPY_URL,
          pictureOrigins: value.KLIPY_PICTURES.split(',').map(origin => origin.trim()),
        }
      : null,
    payments: readPaymentsOptions(value, value.NODE_ENV),
    sms: toSmsOptions(value, value.NODE_ENV),
    push: toPushOptions(value, { mode: value.NODE_ENV, mailFrom: value.MAIL_FROM }),
    demo: value.DEMO === 'yes',
  };
}

const MIN_SECRET_BITS = 128;
const LOCALHOST = /^(.+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$/;

function productionProblem(value: z.output<typeof environment>): string | null {
  const { SMTP_URL, PUBLIC_URL, SECRET, PASSWORD_HASH_KIB } = value;
  if (Number(PASSWORD_HASH_KIB) < LEAST_PASSWORD_HASH_KIB)
    return `PASSWORD_HASH_KIB must be at least ${LEAST_PASSWORD_HASH_KIB} in production, or stolen passwords would be cheap to guess`;
  if (!SMTP_URL) return 'SMTP_URL is needed in production, or no email would be sent';
  if (!PUBLIC_URL)
    return 'PUBLIC_URL is needed in production (such as https://lavender.example), or logins would not be safe';
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol !== 'https:' && !LOCALHOST.test(hostname))
    return 'PUBLIC_URL must begin with https:// in production, or logins would not be safe';
  if (!SECRET) return 'SECRET is needed in production: make one with openssl rand -base64 32';
  const bits = estimatedEntropyBits(SECRET);
  return bits < MIN_SECRET_BITS
    ? `SECRET can be guessed (about ${bits} bits, ${MIN_SECRET_BITS} are needed): make one with openssl rand -base64 32`
    : null;
}

/** Without a configured port, only development serves metrics, on any free port. */
function metricsConfig({
  METRICS_HOST: host,
  METRICS_PORT: port,
  NODE_ENV,
}: z.output<typeof environment>): Config['metrics'] {
  if (port !== undefined) return { host, port: Number(port) };
  return NODE_ENV === 'development' ? { host, port: 0 } : null;
}

/** A URL with a path or query would break links and cookies. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(url.href);
}

const issueText = (issue: z.core.$ZodIssue) =>
  issue.message === 'Invalid input' ? `${issue.path.join('.')} is not right` : issue.message;

/** Development creates its secret once. Production must configure it, because all machines share it. */
function localSecret(varDir: string): string {
  const file = resolve(varDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(varDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}
