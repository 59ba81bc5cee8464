import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['a', 4299, 'J. Jansen'], 'a,4299,J. Jansen'],
  [
    ['J. Jansen",DE89370400440532013000,"M1', 'NL91ABNA0417164300'],
    '"J. Jansen"",DE89370400440532013000,""M1",NL91ABNA0417164300',
  ],
  [['two\nlines'], '"two\nlines"'],
  [['=1+1', '@a', '-b', '+c', '\t=d'], "'=1+1,'@a,'-b,'+c,'\t=d"],
  [[-5, null, 'x'], '-5,,x'],
])('what a member typed ends in its own column, and is no formula: %j (spec D5.10)', (values, line) => {
  expect(csvLine(values)).toBe(line);
});
