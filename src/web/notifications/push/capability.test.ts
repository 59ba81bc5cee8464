import { describe, expect, test } from 'vitest';
import type { Device } from '../../ui/device.ts';
import { capabilityOf, type PushEnvironment, permissionBrowser } from './capability.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

type Changes = Partial<PushEnvironment & Device>;
const environment = ({
  userAgent = android,
  maxTouchPoints = 5,
  ...change
}: Changes = {}): PushEnvironment => ({
  hasPush: true,
  permission: 'default',
  device: { userAgent, maxTouchPoints },
  isInstalled: false,
  ...change,
});

describe('whether a browser can show notifications (spec 4.11)', () => {
  test('follows the permission', () => {
    const states = (['default', 'granted', 'denied'] as const).map(permission =>
      capabilityOf(environment({ permission })),
    );
    expect(states).toEqual(['undecided', 'granted', 'denied']);
  });

  test('an iPhone or iPad needs the app on its home screen, another browser without push cannot', () => {
    const none = { hasPush: false, permission: null };
    expect(capabilityOf(environment({ ...none, userAgent: iphone }))).toBe('needs_install');
    expect(capabilityOf(environment({ ...none, userAgent: mac, maxTouchPoints: 5 }))).toBe('needs_install');
    expect(capabilityOf(environment({ ...none, userAgent: mac, maxTouchPoints: 0 }))).toBe('unsupported');
    expect(capabilityOf(environment(none))).toBe('unsupported');
    expect(capabilityOf(environment({ ...none, userAgent: iphone, isInstalled: true }))).toBe('unsupported');
    expect(capabilityOf(environment({ userAgent: iphone, isInstalled: true }))).toBe('undecided');
  });
});

test('the instructions after a denial are those of the browser (spec 4.11)', () => {
  const browsers = [android, edge, firefox, mac, iphone].map(userAgent =>
    permissionBrowser({ userAgent, maxTouchPoints: 0 }, false),
  );
  expect(browsers).toEqual(['chrome', 'chrome', 'firefox', 'safari', 'ios']);
  expect(permissionBrowser({ userAgent: mac, maxTouchPoints: 5 }, false)).toBe('ios');
});

test('after a denial in an installed app the instructions are of the app, which has no address bar (spec 4.11)', () => {
  const apps = [android, edge, mac, iphone].map(userAgent =>
    permissionBrowser({ userAgent, maxTouchPoints: 0 }, true),
  );
  expect(apps).toEqual(['app', 'app', 'app', 'ios']);
});
