import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rulesIn = (path: string) =>
  /const rules = \{(.*?)\n\s*\}/s.exec(readFileSync(path, 'utf8'))?.[1]?.replace(/\s+/g, '');

test('the quick exit of light pages has the same keys, times and pauses as that of other pages (spec D5.2)', () => {
  const rules = rulesIn('src/web/accounts/discretion/quick-exit.tsx');
  expect(rules).toContain('withinMs');
  expect(rulesIn('public/quick-exit.js')).toBe(rules);
});

test('the quick exit of light pages leaves although the browser forbids storage (spec D5.2)', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const listeners = new Map<string, (event: object) => void>();
  const left: string[] = [];
  const link = { href: 'https://weather.example/', dataset: { quickExit: 'f9' } };
  const globals = {
    sessionStorage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
    location: { replace: (address: string) => left.push(address) },
    document: {
      documentElement: { style: {} },
      head: { append: () => undefined },
      createElement: () => ({}),
      querySelector: () => link,
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const run = () =>
    new Function(...Object.keys(globals), readFileSync('public/quick-exit.js', 'utf8'))(
      ...Object.values(globals),
    );
  expect(run).toThrow('forbidden');
  listeners.get('keydown')?.({ key: 'F9', repeat: false, timeStamp: 0 });
  expect(left).toEqual(['https://weather.example/']);
});
