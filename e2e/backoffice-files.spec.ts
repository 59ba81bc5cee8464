import { expect, test } from './support/test.ts';

type RouteFiles = { id: string; parentId?: string; module: string; imports?: string[]; css?: string[] };

test('no page of members or visitors loads anything of the back office (spec D5.10)', async ({
  page,
  request,
}) => {
  const readManifest = () =>
    page.evaluate(
      () =>
        (window as unknown as { __reactRouterManifest: unknown }).__reactRouterManifest as {
          entry: Omit<RouteFiles, 'id'>;
          routes: Record<string, RouteFiles>;
        },
    );
  const isOfBackOffice = ({ id }: RouteFiles) => id.startsWith('backoffice');
  await page.goto('/login');
  const ofVisitors = Object.values((await readManifest()).routes);
  expect(ofVisitors.filter(isOfBackOffice)).toEqual([]);
  await page.goto('/backoffice/login');
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeEnabled();
  const { entry, routes } = await readManifest();
  const filesOf = ({ module, imports = [], css = [] }: Omit<RouteFiles, 'id'>) => [
    module,
    ...imports,
    ...css,
  ];
  const [ofStaff, ofMembers] = [true, false].map(isStaff => {
    const own = Object.values(routes).filter(route => isOfBackOffice(route) === isStaff);
    return new Set([...(isStaff ? [] : filesOf(entry)), ...own.flatMap(filesOf)]);
  }) as [Set<string>, Set<string>];
  const textOf = async (file: string) => (await request.get(file.replace(/#$/, ''))).text();
  const ofStaffAlone = [...ofStaff].filter(file => !ofMembers.has(file));
  expect(ofStaffAlone.length).toBeGreaterThan(5);
  // Every call and text of the back office begins like this, so the files that hold them are recognised.
  const isOfStaff = (text: string) => /\/api\/staff-|staff_nav\b|staff_login\b/.test(text);
  const texts = await Promise.all(ofStaffAlone.map(textOf));
  expect(texts.filter(isOfStaff).length).toBeGreaterThan(2);
  const findings: string[] = [];
  for (const file of ofMembers) if (isOfStaff(await textOf(file))) findings.push(file);
  expect(findings).toEqual([]);
});

test('nothing of a member runs in the back office: no user, no socket, no worker (spec D5.10)', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', sent => asked.push(new URL(sent.url()).pathname));
  page.on('websocket', socket => asked.push(new URL(socket.url()).pathname));
  await page.goto('/backoffice/login');
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(path => path.startsWith('/api/'))).toEqual([]);
  const document = await (await request.get('/backoffice/login')).text();
  expect(document).not.toContain('/api/user.php');
});
