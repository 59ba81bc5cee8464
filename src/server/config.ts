import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type CountryCode, countryCodes } from '#contract/countries';
import type { PaymentsOptions } from './platform/payments/create-payment-provider.ts';
import { paymentsEnvironment, readPaymentsOptions } from './platform/payments/environment.ts';
import { estimatedEntropyBits } from './platform/secret-strength.ts';
import type { SmsOptions } from './platform/sms/create-sms-provider.ts';
import { smsEnvironment, toSmsOptions } from './platform/sms/environment.ts';
import { StartError } from './platform/start-error.ts';

const portNumber = (name: string) =>
  z.string().check(
    z.refine(value => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
      error: `${name} must be a number from 0 to 65535`,
    }),
  );

/** In production a hash takes at least this memory. @spec D2.3 */
const LEAST_PASSWORD_HASH_KIB = 19_456;

/** The only reader of `process.env`; everything else gets what it needs from here. */
const environment = z.object({
  PORT: z._default(portNumber('PORT'), '3000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, { error: 'DATABASE_URL must begin with postgres://' })),
  ),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, { error: 'SMTP_URL must begin with smtp:// or smtps://' })),
  ),
  MAIL_FROM: z._default(z.string(), 'Lavender <hello@lavender.example>'),
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
  DEMO: z._default(z.enum(['yes', 'no']), 'no'),
});

export type Config = {
  port: number;
  host: string;
  mode: 'development' | 'production' | 'test';
  databaseUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Where members reach the site, for links in mails; null: the host of the site's settings. */
  publicUrl: string | null;
  /** Where browsers ask the calls, without a slash at its end; empty: where the page came from. */
  apiBaseUrl: string;
  cdnPrefix: string;
  /** Absolute folder for the database, photos and logs. */
  varDir: string;
  /** Signs addresses of private photos; at least 32 characters. */
  secret: string;
  trustedProxies: number;
  role: 'web' | 'worker' | 'both';
  logLevel: string;
  /** Where the figures are served, 0 being any free port; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Queries that take as many milliseconds or more are logged with their text. */
  slowQueryMs: number;
  /** A process that is so many milliseconds late turns calls and pages away until it has caught up. */
  maxLoopDelayMs: number;
  /** Memory that hashing a password takes, in KiB. */
  passwordHashKib: number;
  /** Where visitors of a laptop or a test are taken to be; null: unknown. */
  geoCountry: CountryCode | null;
  /** A country database newer than the one that ships along, in MMDB format. */
  geoDatabase: string | null;
  /** Pages come from the development server, which needs a looser content policy. */
  hotReload: boolean;
  /** The provider of GIFs, its key and origins of its pictures; null: those that ship along. */
  klipy: { key: string; url: string; pictureOrigins: string[] } | null;
  /** Who takes the money. */
  payments: PaymentsOptions;
  /** Who sends short messages. */
  sms: SmsOptions;
  /** Shows the demo's login hints and lets its fictional member answer. */
  demo: boolean;
};

/** Reads the configuration; throws a StartError with one clear sentence when a value is wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new StartError(`Configuration: ${parsed.error.issues.map(explain).join('; ')}.`);
  const value = parsed.data;
  const unsafe = value.NODE_ENV === 'production' ? unsafeIn(value) : null;
  if (unsafe) throw new StartError(`Configuration: ${unsafe}.`);
  const varDir = resolve(value.VAR_DIR);
  return {
    port: Number(value.PORT),
    host: value.HOST,
    mode: value.NODE_ENV,
    databaseUrl: value.DATABASE_URL ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    publicUrl: value.PUBLIC_URL ? new URL(value.PUBLIC_URL).origin : null,
    apiBaseUrl: value.VITE_API_BASE_URL?.replace(/\/$/, '') ?? '',
    cdnPrefix: value.CDN_PREFIX,
    varDir,
    secret: value.SECRET ?? ownSecret(varDir),
    trustedProxies: Number(value.TRUSTED_PROXIES),
    role: value.ROLE,
    logLevel: value.LOG_LEVEL ?? (value.NODE_ENV === 'test' ? 'warn' : 'info'),
    metrics: metricsOf(value),
    slowQueryMs: Number(value.SLOW_QUERY_MS),
    maxLoopDelayMs: Number(value.MAX_LOOP_DELAY_MS),
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
    demo: value.DEMO === 'yes',
  };
}

const LEAST_SECRET_BITS = 128;
const THIS_MACHINE = /^(.+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$/;

/** What a laptop does without and members must not: one sentence for the first thing that is missing; null where nothing is. */
function unsafeIn(value: z.output<typeof environment>): string | null {
  const { SMTP_URL, PUBLIC_URL, SECRET, PASSWORD_HASH_KIB } = value;
  if (Number(PASSWORD_HASH_KIB) < LEAST_PASSWORD_HASH_KIB)
    return `PASSWORD_HASH_KIB must be at least ${LEAST_PASSWORD_HASH_KIB} in production, or stolen passwords would be cheap to guess`;
  if (!SMTP_URL) return 'SMTP_URL is needed in production, or no letter would ever leave';
  if (!PUBLIC_URL)
    return 'PUBLIC_URL is needed in production (such as https://lavender.example), or logins would not be safe';
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol !== 'https:' && !THIS_MACHINE.test(hostname))
    return 'PUBLIC_URL must begin with https:// in production, or logins would not be safe';
  if (!SECRET) return 'SECRET is needed in production: make one with openssl rand -base64 32';
  const bits = estimatedEntropyBits(SECRET);
  return bits < LEAST_SECRET_BITS
    ? `SECRET can be guessed (about ${bits} bits, ${LEAST_SECRET_BITS} are needed): make one with openssl rand -base64 32`
    : null;
}

/** Outside production whoever starts the server is told where; there somebody has to know it beforehand. */
function metricsOf({
  METRICS_HOST: host,
  METRICS_PORT: port,
  NODE_ENV,
}: z.output<typeof environment>): Config['metrics'] {
  if (port !== undefined) return { host, port: Number(port) };
  return NODE_ENV === 'development' ? { host, port: 0 } : null;
}

/** Links and cookies are made for a scheme, a host and a port: a user, a path or a query would be lost, or break them. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(url.href);
}

const explain = (issue: z.core.$ZodIssue) =>
  issue.message === 'Invalid input' ? `${issue.path.join('.')} is not right` : issue.message;

/** A laptop makes its secret once; several machines must share one, so production has to be told. */
function ownSecret(varDir: string): string {
  const file = resolve(varDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(varDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}
