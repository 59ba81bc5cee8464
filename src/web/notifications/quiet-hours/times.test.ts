import { expect, test } from 'vitest';
import { minutesToChoose, minuteText, timeZoneName } from './times.ts';

test('every half hour can be chosen, but not the other time, and what was set stays (spec 3.4)', () => {
  const minutes = minutesToChoose(435, 1_380);
  expect(minutes).toHaveLength(48);
  expect(minutes).toContain(435);
  expect(minutes).not.toContain(1_380);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
});

test('times and zones are written as the reader writes them', () => {
  expect([minuteText('nl-NL', 1_380), minuteText('en-US', 420)]).toEqual(['23:00', '7:00 AM']);
  expect(timeZoneName('nl-NL', 'Europe/Amsterdam')).toBe('Midden-Europese tijd');
  expect(timeZoneName('en-GB', 'Etc/UTC')).not.toBe('');
});
