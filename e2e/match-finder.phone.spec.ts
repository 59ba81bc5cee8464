import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const thirtySix = () => `${new Date().getFullYear() - 36}-01-01`;

/** Matches keys and Dutch texts of the question about race and its answer. */
const RACE = /white|race|\bwit\b|huidskleur/i;

test('three questions, one at a time, find matching members; the answer about race never leaves the browser (spec 3.14, D1.9)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ name: 'Zoeker', birthDate: thirtySix() }), baseURL ?? '');
  const sent: string[] = [];
  context.on('request', request =>
    sent.push(
      [request.method(), request.url(), JSON.stringify(request.headers()), request.postData()].join(' '),
    ),
  );
  await page.goto('/members');
  await page.getByRole('link', { name: 'Matchfinder' }).click();
  const question = (name: string) => page.getByRole('heading', { level: 1, name });
  const answer = (name: RegExp | string) => page.getByRole('button', { name });
  await expect(question('Welke leeftijd zoek je?')).toBeVisible();
  await expectAccessible(page);
  await answer('35+').click();
  await expect(question('Welke uitstraling zoek je?')).toBeFocused();
  await answer(/Sexy/).click();
  await expect(question('Heb je een voorkeur voor huidskleur?')).toBeFocused();
  await expectAccessible(page);

  await test.step('going back keeps the answers', async () => {
    await answer('Terug').click();
    await expect(answer(/Sexy/)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(answer('35+')).toHaveAttribute('aria-pressed', 'true');
    await answer('35+').click();
    await answer(/Sexy/).click();
  });

  await answer('Wit').click();
  await expect(question('Zij passen bij je')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Leden zoeken' }).getByRole('listitem').first()).toBeVisible();
  const search = sent.filter(line => line.includes('/api/members.php'));
  const queries = search.map(line => new URL(line.split(' ')[1] ?? '').search);
  // The second page is left out, because the list may prefetch it.
  const searches = new Set(queries.filter(query => query !== '' && !query.endsWith('page=2')));
  expect([...searches]).toEqual([
    '?min_age=24&max_age=48',
    '?min_age=35&max_age=48',
    '?min_age=35&max_age=48&with_photo=1',
  ]);
  await expectAccessible(page);
  await answer('35+, antwoord wijzigen').click();
  await expect(question('Welke leeftijd zoek je?')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Verder met alle filters' }).click();
  await expect(page).toHaveURL(/\/members\?min_age=35&max_age=48&with_photo=1$/);
  await page.goBack();
  await expect(question('Zij passen bij je')).toBeVisible();

  await test.step('no request, URL, history entry or storage contains the race', async () => {
    // Ignores assets. Their names may match `RACE`, but are the same for every member.
    const dataRequests = sent.filter(line => !/\/assets\//.test(line));
    expect(dataRequests.filter(line => RACE.test(line))).toEqual([]);
    const persisted = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
      ]),
    );
    expect(persisted).toContain('35+');
    expect(persisted).not.toMatch(RACE);
  });
});
