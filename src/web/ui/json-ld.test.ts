import { expect, test } from 'vitest';
import { jsonForHtml } from './json-ld.tsx';

test('structured data cannot end their element, whatever a text contains (spec 2.7)', () => {
  const data = { name: '</script><script>alert(1)</script><!--', text: 'a & b \u2028 c' };
  const json = jsonForHtml(data);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});
