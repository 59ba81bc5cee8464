import { test } from './support/test.ts';
import { missingPageErrors, type Role, roles, walkRoutes } from './support/walk-routes.ts';

test.use({ expectedErrors: missingPageErrors });

/** The other roles walk on a desktop; the matrix below has all of them. */
const gateRoles: readonly Role[] = ['visitor', 'premium'];

for (const role of gateRoles) {
  test(`every route is a whole page for the role "${role}" (spec 2.1, 2.2, 6)`, async ({
    page,
    context,
    baseURL,
  }) => {
    await walkRoutes({ page, context, baseURL }, role);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const role of roles) {
      test(`every route is a whole page for the role "${role}" in each theme (spec 2.1, 2.2, 6)`, {
        tag: '@full',
      }, async ({ page, context, baseURL }) => {
        test.setTimeout(900_000);
        await walkRoutes({ page, context, baseURL }, role);
      });
    }
  });
}
