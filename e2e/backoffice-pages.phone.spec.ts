import { testStaffPages } from './support/staff-pages.ts';
import { test } from './support/test.ts';

// The widths are those of phones and desktops, so `npm test` looks at each page once.
test.use({ colorScheme: 'dark' });

testStaffPages();
