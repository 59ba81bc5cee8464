import { expect, test } from 'vitest';
import { serverText } from '#i18n/server-text';
import { memberCards } from '../../photos/member-cards.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { likeEmail } from './like-email.ts';

const { app, db, signUpMember } = await startTestServer();
const site = app.sites.byId(1);
if (!site) throw new Error('no site');

async function emailWith(discreet: boolean, count = 1, matched = false) {
  const me = await signUpMember();
  const fans = await Promise.all(
    Array.from({ length: count }, () => signUpMember({ name: 'Fan', fictional: count === 1 })),
  );
  for (const { profileId } of fans) await insertTestPhoto(db, profileId, { main: true });
  const ids = fans.map(({ profileId }) => profileId);
  const cards = await memberCards(app, { site: site as never, member: me }, ids);
  const likes = ids.map(id => ({ id, matched }));
  const email = { likes, cards, visitors: [], isPremium: false, discreet };
  return { ids, cards, email: likeEmail(app, site as never, await serverText('nl'), email, 'nl') };
}

test('a picture is the public JPEG that the likes page shows to everyone, beside the badge of a fictional profile (spec 1.4, D2.48)', async () => {
  const { ids, cards, email } = await emailWith(false);
  const shown = cards.get(ids[0] ?? '')?.main_image?.thumb_filename.replace('.webp', '.jpg');
  expect(email.cards).toEqual([
    {
      picture: { url: `http://localhost:3000/media/${shown}`, alt: 'Foto van Fan' },
      title: 'Fan, 35',
      badge: expect.stringContaining('fictief profiel'),
      text: 'Vindt je leuk',
      isLike: true,
      url: `http://localhost:3000/login?next=%2Fmembers%2F${ids[0]}`,
    },
  ]);
  expect(shown).toMatch(/^\w{32}\/\d+\.jpg$/);
});

test('six members are shown, the others are a number (spec D2.48)', async () => {
  const { email } = await emailWith(false, 8);
  expect(email.cards).toHaveLength(6);
  expect(email.small).toEqual(['Er staan nog 2 leden in je lijst.']);
});

test('a discreet email shows nobody, and subject and preview never name a member (spec D5.2)', async () => {
  const { email } = await emailWith(true);
  expect(email.cards).toEqual([]);
  expect(JSON.stringify(email)).not.toContain('Fan');
  const { email: open } = await emailWith(false);
  expect(`${open.subject} ${open.preview}`).not.toContain('Fan');
});

test('the button leads to the matches when the email is about one, else to the likes (spec D2.48)', async () => {
  const paths = [];
  for (const matched of [true, false]) paths.push((await emailWith(false, 1, matched)).email.button?.path);
  expect(paths).toEqual(['/likes/matches', '/likes']);
});

test('members without premium read who can see one visitor, or more (spec D2.48)', async () => {
  const t = await serverText('nl');
  const visitorsOf = (count: number) =>
    Array.from({ length: count }, () => ({ name: 'Fan', fictional: false }));
  const textOf = (count: number) =>
    likeEmail(
      app,
      site as never,
      t,
      {
        likes: [],
        cards: new Map(),
        visitors: visitorsOf(count) as never,
        isPremium: false,
        discreet: false,
      },
      'nl',
    ).text.join();
  expect(textOf(1)).toContain('zien wie dat is.');
  expect(textOf(2)).toContain('zien wie dat zijn.');
});

test('names of visitors read the same but are no links in mail programs (spec D2.40, D2.48)', async () => {
  const visitors = [
    { name: 'x.support', fictional: false },
    { name: 'Jip', fictional: true },
    { name: 'y.agency', fictional: true },
  ] as never;
  const email = { likes: [], cards: new Map(), visitors, isPremium: true, discreet: false };
  const { text } = likeEmail(app, site as never, await serverText('nl'), email, 'nl');
  expect(text.join()).not.toMatch(/x\.support|y\.agency/);
  expect(text.join().replaceAll('\u2060', '')).toBe(
    'x.support, Jip (fictief profiel) en y.agency (fictief profiel) hebben je profiel bekeken.',
  );
});
