import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rulesIn = (path: string) =>
  /const rules = \{(.*?)\n\s*\}/s.exec(readFileSync(path, 'utf8'))?.[1]?.replace(/\s+/g, '');

test('the quick exit of light pages has the same keys, times and pauses as that of other pages (spec D5.2)', () => {
  const rules = rulesIn('src/web/accounts/discretion/quick-exit.tsx');
  expect(rules).toContain('withinMs');
  expect(rulesIn('public/quick-exit.js')).toBe(rules);
});
