import { expect, test } from 'vitest';
import { auditFiltersIn } from './audit-filters.ts';

const MEMBER = '01890a5d-ac96-774b-bcce-b302099a8057';

test('the audit log is filtered by what the address says, without empty fields (spec D5.10)', () => {
  const params = new URLSearchParams({ member: ` ${MEMBER} `, action: 'staff.roles', staff: '' });
  expect(auditFiltersIn(params)).toEqual({ filters: { member: MEMBER, action: 'staff.roles' }, wrong: [] });
});

test('a value that the server would refuse is shown as wrong, and does not filter (spec D5.10)', () => {
  const params = new URLSearchParams({ member: 'Bram', action: 'staff roles' });
  expect(auditFiltersIn(params)).toEqual({ filters: {}, wrong: ['member', 'action'] });
});
