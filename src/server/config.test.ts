import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'a secret of the tests, forty characters.',
  SMTP_URL: 'smtp://127.0.0.1:25',
};

describe('the figures', () => {
  test('have no port in production until one is named, and stay on this machine', () => {
    expect(readConfig(production).metrics).toBeNull();
    expect(readConfig({ ...production, METRICS_PORT: '9464' }).metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    });
    const elsewhere = readConfig({ ...production, METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' });
    expect(elsewhere.metrics?.host).toBe('10.0.0.5');
  });

  test('find a free one on a laptop', () => {
    const { metrics } = readConfig({ NODE_ENV: 'development', SECRET: production.SECRET });
    expect(metrics).toEqual({ host: '127.0.0.1', port: 0 });
  });
});

test('a slow query takes 200 ms, unless it is said otherwise', () => {
  expect(readConfig(production).slowQueryMs).toBe(200);
  expect(readConfig({ ...production, SLOW_QUERY_MS: '50' }).slowQueryMs).toBe(50);
});

test.each([
  [{ METRICS_PORT: 'high' }, 'METRICS_PORT must be a number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
  [{ SLOW_QUERY_MS: 'soon' }, 'SLOW_QUERY_MS must be a number of milliseconds'],
  [{ MAX_LOOP_DELAY_MS: '2' }, 'MAX_LOOP_DELAY_MS must be a number of milliseconds'],
  [{ SMTP_URL: undefined }, 'SMTP_URL is needed in production'],
  [{ SECRET: undefined }, 'SECRET is needed in production'],
])('a wrong value ends the start with one sentence: %j', (change, sentence) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(sentence);
});
