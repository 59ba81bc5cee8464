import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { productionEnvironment as production } from './testing/production-environment.ts';

describe('the metrics', () => {
  test('have no port in production unless configured, and listen on this machine only', () => {
    expect(readConfig(production).metrics).toBeNull();
    expect(readConfig({ ...production, METRICS_PORT: '9464' }).metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    });
    const elsewhere = readConfig({ ...production, METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' });
    expect(elsewhere.metrics?.host).toBe('10.0.0.5');
  });

  test('use a free port in development', () => {
    const { metrics } = readConfig({ NODE_ENV: 'development', SECRET: production.SECRET });
    expect(metrics).toEqual({ host: '127.0.0.1', port: 0 });
  });
});

test('the threshold of slow queries is 200 ms unless configured', () => {
  expect(readConfig(production).slowQueryMs).toBe(200);
  expect(readConfig({ ...production, SLOW_QUERY_MS: '50' }).slowQueryMs).toBe(50);
});

describe('the providers of payments and SMS', () => {
  const pay = { PAY_TOKEN_CODE: 'AT-1234-5678', PAY_API_TOKEN: 'a token', PAY_SERVICE_ID: 'SL-1234-5678' };
  const twilio = {
    TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'a token',
    TWILIO_FROM: 'Lavender',
  };

  test('in production none unless configured', () => {
    expect(readConfig(production)).toMatchObject({ payments: { provider: 'none' }, sms: { kind: 'none' } });
    expect(readConfig({ ...production, PAYMENTS: 'sandbox' }).payments).toEqual({ provider: 'sandbox' });
    expect(readConfig({ ...production, ...pay, ...twilio })).toMatchObject({
      payments: {
        provider: 'pay',
        url: 'https://connect.pay.nl',
        restUrl: 'https://rest.pay.nl',
        test: false,
      },
      sms: { kind: 'twilio', url: 'https://api.twilio.com' },
    });
    expect(readConfig({ ...production, ...pay, PAYMENTS: 'none' }).payments).toEqual({ provider: 'none' });
  });

  test('in development the built-in sandbox and mailbox', () => {
    const developmentConfig = readConfig({ NODE_ENV: 'development', SECRET: production.SECRET });
    expect(developmentConfig).toMatchObject({ payments: { provider: 'sandbox' }, sms: { kind: 'built-in' } });
  });
});

test.each([
  [{ PAYMENTS: 'pay' }, 'PAYMENTS=pay needs PAY_TOKEN_CODE, PAY_API_TOKEN and PAY_SERVICE_ID'],
  [{ PAYMENTS: 'cash' }, 'PAYMENTS must be sandbox, pay or none'],
  [{ PAY_TOKEN_CODE: '1234' }, 'PAY_TOKEN_CODE must be a code such as AT-1234-5678'],
  [{ PAY_URL: 'pay' }, 'PAY_URL must be an address'],
  [{ TWILIO_ACCOUNT_SID: 'me' }, 'TWILIO_ACCOUNT_SID must begin with AC'],
  [
    { TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}` },
    'TWILIO_ACCOUNT_SID needs TWILIO_AUTH_TOKEN and TWILIO_FROM',
  ],
  [{ TWILIO_FROM: 'much too long a name' }, 'TWILIO_FROM must be a number'],
  [{ METRICS_PORT: 'high' }, 'METRICS_PORT must be a number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
  [{ SLOW_QUERY_MS: 'soon' }, 'SLOW_QUERY_MS must be a number of milliseconds'],
  [{ MAX_LOOP_DELAY_MS: '2' }, 'MAX_LOOP_DELAY_MS must be a number of milliseconds'],
  [{ PASSWORD_HASH_KIB: 'much' }, 'PASSWORD_HASH_KIB must be a number of kibibytes'],
  [{ PASSWORD_HASH_KIB: '8192' }, 'PASSWORD_HASH_KIB must be at least 19456 in production'],
  [{ SMTP_URL: undefined }, 'SMTP_URL is needed in production'],
  [{ PUBLIC_URL: undefined }, 'PUBLIC_URL is needed in production (such as https://lavender.example)'],
  [{ PUBLIC_URL: 'http://lavender.example' }, 'PUBLIC_URL must begin with https:// in production'],
  [{ PUBLIC_URL: 'http://127.example.com' }, 'PUBLIC_URL must begin with https:// in production'],
  [{ PUBLIC_URL: 'http://127.0.0.1.example' }, 'PUBLIC_URL must begin with https:// in production'],
  [{ SECRET: undefined }, 'SECRET is needed in production: make one with openssl rand -base64 32.'],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters'],
  [
    { SECRET: 'a secret of the tests, forty characters.' },
    /^Configuration: SECRET can be guessed \(about \d+ bits, 128 are needed\): make one with openssl rand -base64 32\.$/,
  ],
])('a wrong value is refused with one sentence: %j', (change, sentence) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(sentence);
});

test.each([
  'lavender.example',
  'ftp://lavender.example',
  'https://jan@lavender.example',
  'https://jan:secret@lavender.example',
  'https://lavender.example/app',
  'https://lavender.example/?a=b',
  'https://lavender.example/#top',
])('PUBLIC_URL must be an origin, which %s is not', PUBLIC_URL => {
  const sentence = /^Configuration: PUBLIC_URL must be [^;]* nothing else, such as https:[^;]*\.$/;
  expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow(sentence);
});

test('PUBLIC_URL is normalised to an origin: without a slash, in lower case', () => {
  const PUBLIC_URL = 'https://Lavender.example:8443/';
  expect(readConfig({ ...production, PUBLIC_URL }).publicUrl).toBe('https://lavender.example:8443');
});

test('in production a site on localhost needs no https', () => {
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://lilac.localhost', 'http://127.0.0.1:4000'])
    expect(readConfig({ ...production, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  expect(() => readConfig({ ...production, PUBLIC_URL: 'http://localhost.example' })).toThrow('https://');
});
