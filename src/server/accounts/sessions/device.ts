import Bowser from 'bowser';
import type { DeviceKind, SessionEntry } from '#contract/sessions';

type Device = Pick<SessionEntry, 'browser' | 'system' | 'kind'>;

const unknownDevice: Device = { browser: null, system: null, kind: 'unknown' };
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));
const kinds: Record<string, DeviceKind> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/**
 * Anyone can forge a User-Agent, so only names that the library knows are shown.
 * @spec D2.21
 */
export function deviceOf(userAgent: string): Device {
  if (userAgent.trim() === '') return unknownDevice;
  try {
    const { browser, os, platform } = Bowser.parse(userAgent);
    return {
      browser: knownIn(browsers, browser.name),
      system: knownIn(systems, os.name),
      kind: kinds[platform.type ?? ''] ?? 'unknown',
    };
  } catch {
    return unknownDevice;
  }
}

const knownIn = (names: Set<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;
