import type { FastifyInstance } from 'fastify';
import { DESIGN_VERSION } from '#contract/constants';
import { ApiError } from '#contract/errors';
import { type LanguageCode, languages } from '#contract/languages';
import { type SharePictureName, sharePictureNames, sharePictureVersion } from '#contract/share-pictures';
import { offeredLanguages } from '#i18n/offered-languages';
import type { App } from '../../app.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { landingPageText, siteText } from '../../site/texts/site-text.ts';
import { siteOfRequest } from '../identify.ts';
import { drawSharePicture } from './draw-share-picture.ts';

/** Enough for several sites in all their languages; a picture has about 50 kB. */
const MAX_PICTURES = 200;

/**
 * Serves the pictures that social networks and chat apps show beside links to public pages.
 * @spec 2.7
 */
export function serveSharePictures(http: FastifyInstance, app: App): void {
  const pictures = new Map<string, Promise<Buffer>>();
  http.get<{ Params: { file: string }; Querystring: { v?: unknown } }>(
    '/share/:file',
    async (request, reply) => {
      const site = siteOfRequest(app, request);
      const asked = pictureOfFile(request.params.file, site);
      if (!asked) throw new ApiError('not_found');
      const version = versionOf(site);
      const host = new URL(siteUrl(app.config, site, '/')).hostname;
      const key = `${site.key} ${host} ${version} ${site.texts.change} ${request.params.file}`;
      const picture = pictures.get(key) ?? draw(site, host, asked);
      keep(pictures, key, picture);
      const isCurrent = request.query.v === version;
      return reply
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(await picture);
    },
  );
}

type AskedPicture = { name: SharePictureName; language: LanguageCode };

/** @param file such as `home-nl.jpg` */
function pictureOfFile(file: string, { settings }: Site): AskedPicture | null {
  const [, asked, code] = /^([a-z]+)-([a-z]{2})\.jpg$/.exec(file) ?? [];
  const name = sharePictureNames.find(known => known === asked);
  const language = offeredLanguages(settings).find(known => known === code);
  return name && language ? { name, language } : null;
}

const versionOf = ({ settings, audience }: Site): string =>
  sharePictureVersion({ ...settings, audience, design_version: DESIGN_VERSION });

function keep(pictures: Map<string, Promise<Buffer>>, key: string, picture: Promise<Buffer>): void {
  const oldest = pictures.keys().next().value;
  if (pictures.size >= MAX_PICTURES && oldest !== undefined && !pictures.has(key)) pictures.delete(oldest);
  pictures.set(key, picture);
  picture.catch(() => pictures.delete(key));
}

async function draw(site: Site, host: string, { name, language }: AskedPicture): Promise<Buffer> {
  const text = await textOf(site, name, languages[language].iso);
  return drawSharePicture({ name, text, host, siteName: site.settings.name, palette: site.palette });
}

async function textOf(site: Site, name: SharePictureName, locale: string): Promise<string> {
  const t = await siteText(site, locale);
  if (name === 'home')
    return site.audience === 'men_seeking_men' ? t('home.title') : t('home.title_everyone');
  if (name === 'pricing') return t('pricing.promise');
  if (name === 'help') return t('share_picture.help');
  return (await landingPageText(site, locale))(`lander_${name}.title`);
}
