import { beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '#contract/languages';
import { landerPaths, sitePaths } from '#contract/public-pages';
import { offeredLanguages } from '#i18n/offered-languages';
import { defaultSettings } from '../../site/settings.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const get = async (url: string, host = 'localhost') => {
  const { status, body, headers } = await server.visitor({ host }).request({ url });
  return { status, headers, body: String(body) };
};
const origin = `http://localhost:${server.app.config.port}`;
/** The first site has all countries. */
const languages = offeredLanguages(defaultSettings);
const listed = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

let lilac = 0;
beforeAll(async () => {
  lilac = await openSecondSite(server);
});

describe('the sitemap (spec 2.7)', () => {
  test('is an index of parts, which lead back to no other host', async () => {
    const { status, headers, body } = await get('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(listed(body)).toEqual([`${origin}/sitemap-pages.xml`, `${origin}/sitemap-landers.xml`]);
  });

  test.each([
    ['pages', sitePaths],
    ['landers', landerPaths],
  ])('lists its %s at their own address and in each language of the site', async (part, paths) => {
    const { status, body } = await get(`/sitemap-${part}.xml`);
    expect(status).toBe(200);
    expect(listed(body)).toEqual(
      paths.flatMap(path =>
        [path, ...languages.map(code => `${path}?lang=${code}`)].map(each => origin + each),
      ),
    );
  });

  test('names all languages of a page with each of its addresses', async () => {
    const { body } = await get('/sitemap-pages.xml');
    const pricing = body.split('<url>').filter(url => url.includes('/pricing'));
    expect(pricing).toHaveLength(1 + languageCodes.length);
    for (const url of pricing) {
      const sets = [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [
        language,
        href,
      ]);
      expect(Object.fromEntries(sets)).toMatchObject({
        'x-default': `${origin}/pricing`,
        ...Object.fromEntries(languageCodes.map(code => [code, `${origin}/pricing?lang=${code}`])),
        'nl-BE': `${origin}/pricing?lang=nl`,
        'fr-BE': `${origin}/pricing?lang=fr`,
        'de-CH': `${origin}/pricing?lang=de`,
        'en-CH': `${origin}/pricing?lang=en`,
      });
    }
  });

  test('has no page of members and names no date that nobody knows', async () => {
    const all = await Promise.all(['pages', 'landers'].map(part => get(`/sitemap-${part}.xml`)));
    const text = all.map(({ body }) => body).join('');
    expect(text).not.toMatch(/\/members|\/signup|\/login|\/lang-config|\/unsubscribe|<lastmod>/);
  });

  test('of a site with one language names no other languages', async () => {
    const { body } = await get('/sitemap-pages.xml', 'lilac.localhost');
    const own = origin.replace('localhost', 'lilac.localhost');
    expect(listed(body)).toEqual(sitePaths.map(path => own + path));
    expect(body).not.toContain('hreflang');
  });

  test('of a site where nobody can sign up alone has no landing pages', async () => {
    await setSetting(server, 'signups', 'invite_only', lilac);
    const own = origin.replace('localhost', 'lilac.localhost');
    expect(listed((await get('/sitemap.xml', 'lilac.localhost')).body)).toEqual([`${own}/sitemap-pages.xml`]);
    expect((await get('/sitemap-landers.xml', 'lilac.localhost')).status).toBe(404);
    await setSetting(server, 'signups', 'all', lilac);
  });
});

describe('robots.txt (spec 2.7, D1.11)', () => {
  test('names the sitemap of the host’s site and keeps calls and photos out of search engines', async () => {
    const { status, headers, body } = await get('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    expect(body.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /media/']);
    const second = await get('/robots.txt', 'lilac.localhost');
    expect(second.body).toContain(`Sitemap: ${origin.replace('localhost', 'lilac.localhost')}/sitemap.xml`);
  });

  test('keeps search engines away from landing pages where sign-up is by invitation only', async () => {
    await setSetting(server, 'signups', 'invite_only', lilac);
    const closed = ['Disallow: /landers/', 'Disallow: /members/*/landing'];
    expect((await get('/robots.txt', 'lilac.localhost')).body.match(/^Disallow: .*$/gm)).toEqual([
      'Disallow: /api/',
      'Disallow: /media/',
      ...closed,
    ]);
    expect((await get('/robots.txt')).body).not.toContain('/landers/');
    await setSetting(server, 'signups', 'all', lilac);
  });
});

test.each(['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/share/home-nl.jpg'])(
  '%s does not exist at an unknown host (spec D4.1)',
  async path => {
    const { status, body } = await get(path, 'nobody.example');
    expect(status).toBe(421);
    expect(body).not.toMatch(/lavender|nobody\.example/i);
  },
);

describe('security.txt (spec D5.14)', () => {
  test('names contact, languages and its own address, and expires after the days of the setting', async () => {
    const { status, headers, body } = await get('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\n')).toEqual([
      'Contact: mailto:support@lavender.example',
      'Expires: 2026-09-10T00:00:00Z',
      `Canonical: ${origin}/.well-known/security.txt`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Policy: ${origin}/transparency#security`,
      '',
    ]);
    await setSetting(server, 'security_email', 'security@lavender.example');
    await setSetting(server, 'security_txt_days', 365);
    const changed = (await get('/.well-known/security.txt')).body;
    expect(changed).toContain('Contact: mailto:security@lavender.example');
    expect(changed).toContain('Expires: 2027-03-14T00:00:00Z');
  });
});
