import { expect, test } from 'vitest';
import { isContentType } from './malformed.ts';

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/x-www-form-urlencoded; charset="utf-8"',
  'multipart/form-data; boundary=----WebKitFormBoundaryE19zNvXGzXaLvS5C',
  'image/svg+xml',
])('%j is accepted as a content type', value => {
  expect(isContentType(value)).toBe(true);
});

test.each([
  '',
  ' application/json',
  'application/json ',
  'application/json\t',
  'application/json\t; charset=utf-8',
  'application/json;\tcharset=utf-8',
  'application/json;',
  'application/json; ',
  'application/json;; charset=utf-8',
  'application/json; charset',
  ';',
  'application',
  'application/json, text/plain',
])('%j is refused as a content type', value => {
  expect(isContentType(value)).toBe(false);
});
