import { describe, expect, test } from 'vitest';
import { deletePhoto, uploadPhoto } from '#contract/photos';
import { getMember } from '#contract/profiles';
import { serverText } from '#i18n/server-text';
import { renderEmail } from '../accounts/render-email.ts';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { emailCardOf, emailPictureUrl } from './email-card.ts';

const server = await startTestServer();
const { app, as, signUpMember } = server;
const site = app.sites.byId(1);
if (!site) throw new Error('no site');
const sender = { config: app.config, site, t: await serverText('nl-NL') };

async function memberWithPhoto(options: { fictional?: boolean } = {}) {
  const member = await signUpMember({ name: 'Sanne', ...options });
  const upload = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
  const { photo } = await as(member).call(uploadPhoto, { upload });
  await server.db.updateTable('photos').set({ status: 'active' }).where('id', '=', photo.id).execute();
  return { member, photo };
}
const cardOf = async (id: string) => {
  const { member } = await as(await signUpMember()).call(getMember, { query: { id } });
  return emailCardOf(sender, member, { text: 'Vindt je leuk', path: `/members/${id}` });
};
const fetchPicture = (url = '') =>
  server.visitor({ headers: { origin: undefined, 'sec-fetch-site': undefined } }).request({
    url: new URL(url).pathname,
  });

describe('a member in an email (spec D2.31)', () => {
  test('has a small JPEG that opens without a session, until the photo is deleted', async () => {
    const { member, photo } = await memberWithPhoto();
    const card = await cardOf(member.profileId);
    expect(card).toEqual({
      picture: {
        url: expect.stringMatching(/^http:\/\/localhost:3000\/media\/[0-9a-z]{32}\/256\.jpg$/),
        alt: 'Foto van Sanne',
      },
      title: 'Sanne, 35',
      text: 'Vindt je leuk',
      url: `http://localhost:3000/members/${member.profileId}`,
    });
    const { status, headers } = await fetchPicture(card.picture?.url);
    expect([status, headers['content-type'], headers['set-cookie']]).toEqual([200, 'image/jpeg', undefined]);
    await as(member).call(deletePhoto, { body: { id: photo.id } });
    expect((await fetchPicture(card.picture?.url)).status).toBe(404);
  });

  test('has a name that reads the same but is no link in mail programs (spec D2.40)', async () => {
    const { profileId } = await signUpMember({ name: 'x.support' });
    const card = await cardOf(profileId);
    expect(card.title).toBe('x\u2060.\u2060support, 35');
    const { html, text } = renderEmail({
      ...{
        language: 'nl',
        siteName: 'Lavender',
        colours: sender.site.palette,
        preview: '',
        greeting: 'Hoi,',
      },
      ...{
        text: [],
        small: [],
        footer: [],
        cards: [card, { ...card, picture: { url: '/a.jpg', alt: card.title } }],
      },
    });
    for (const shown of [html, text]) expect(shown).not.toContain('x.support');
    expect(text.replaceAll('\u2060', '')).toContain('\nx.support, 35\n');
    expect(html).toContain('>X</span>');
  });

  test('has the badge of a fictional profile, and no picture without a photo (spec 1.4)', async () => {
    const { profileId } = await signUpMember({ name: 'Jip', fictional: true });
    expect(await cardOf(profileId)).toMatchObject({ picture: null, badge: '🎭 fictief profiel' });
  });

  test('has never a picture whose address has a ticket, which expires and is one session’s', () => {
    expect(emailPictureUrl(sender, `${'a'.repeat(32)}/256.webp?ends=1&for=x`)).toBeNull();
  });

  test('has a blurred picture where a photo is blurred, from the CDN if there is one', () => {
    const config = { ...app.config, cdnPrefix: 'https://cdn.example/' };
    const key = 'b'.repeat(32);
    expect(emailPictureUrl({ config, site }, `${key}/blur.webp`)).toBe(`https://cdn.example/${key}/blur.jpg`);
  });
});
