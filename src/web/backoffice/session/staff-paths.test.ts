import { expect, test } from 'vitest';
import type { StaffSession } from '#contract/staff';
import { pathAfterLogin, stepBefore } from './staff-paths.ts';

test.each([
  ['/backoffice/audit?staff=1', '/backoffice/audit?staff=1'],
  [null, '/backoffice'],
  ['/members', '/backoffice'],
  ['/backofficer', '/backoffice'],
  ['//elsewhere.example/backoffice', '/backoffice'],
  ['https://elsewhere.example/backoffice', '/backoffice'],
  ['/backoffice/../members', '/backoffice'],
  ['/backoffice/login?next=/backoffice', '/backoffice'],
])('after the login, `next` %s leads to %s (spec D5.10)', (next, path) => {
  expect(pathAfterLogin(next)).toBe(path);
});

const staff = { has_second_factor: true, verified_at: '2026-11-27T08:00:00.000Z' } as StaffSession;

test('a page waits for the login, the authenticator app and the code, and the way back is kept (spec D2.33)', () => {
  const path = '/backoffice/audit?action=staff.roles';
  const login = '/backoffice/login?next=%2Fbackoffice%2Faudit%3Faction%3Dstaff.roles';
  expect(stepBefore(path, null)).toBe(login);
  expect(stepBefore(path, { ...staff, verified_at: null })).toBe(login);
  expect(stepBefore(path, { ...staff, has_second_factor: false, verified_at: null })).toBe(
    login.replace('login', 'setup'),
  );
  expect(stepBefore(path, staff)).toBeNull();
  expect(stepBefore('/backoffice', null)).toBe('/backoffice/login');
});
