import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { FALLBACK_LANGUAGE, isLanguage } from '#contract/languages';
import type { App, EmailPreviews } from '../../app.ts';
import type { DevAccessCheck } from '../../platform/dev-access.ts';
import { devPage, sendPage } from '../../providers/dev-page.ts';
import { siteOfRequest } from '../identify.ts';
import { PREVIEW_STYLE, type PreviewQuery, previewArticle, previewLinks, withTheme } from './preview-page.ts';
import { type PreviewOptions, renderPreviews } from './render-previews.ts';

const PATH = '/dev/emails';
const POLICY = "img-src 'self' https: data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'self'";
type PreviewRequest = FastifyRequest<{ Querystring: Partial<PreviewQuery> }>;

/**
 * Shows every email that the product can send, with example data, in development only.
 * @spec D2.31
 */
export function serveEmailPreviews(
  http: FastifyInstance,
  app: App,
  previews: EmailPreviews,
  onRequest: DevAccessCheck,
): void {
  const titles = Object.keys(previews);
  const queryOf = ({ query }: PreviewRequest): PreviewQuery => ({
    email: titles.find(title => title === query.email) ?? titles[0] ?? '',
    language: isLanguage(query.language) ? query.language : FALLBACK_LANGUAGE,
    discreet: query.discreet === 'yes' ? 'yes' : 'no',
    theme: query.theme === 'dark' ? 'dark' : 'light',
    width: query.width === 'phone' ? 'phone' : 'wide',
  });
  const render = async (request: PreviewRequest, query: PreviewQuery) => {
    const queue = previews[query.email];
    const site = siteOfRequest(app, request);
    const options: PreviewOptions = { site, language: query.language, discreet: query.discreet === 'yes' };
    const [email] = queue ? await renderPreviews(app, { [query.email]: queue }, options) : [];
    if (!email) throw new ApiError('not_found');
    return { ...email, siteName: email.sender_name ?? site.settings.name };
  };
  http.get(PATH, { onRequest }, async (request: PreviewRequest, reply) => {
    const query = queryOf(request);
    const email = await render(request, query);
    const page = devPage({
      title: 'Emails',
      description: 'Every email that the product can send, with example data.',
      style: PREVIEW_STYLE,
      content: `${previewLinks(PATH, titles, query)}\n${previewArticle(PATH, email, query)}`,
    });
    return sendPage(reply, page, POLICY);
  });
  http.get(`${PATH}/frame`, { onRequest }, async (request: PreviewRequest, reply) => {
    const query = queryOf(request);
    const { html_body: html } = await render(request, query);
    return sendPage(
      reply,
      withTheme(html, query.theme).replace('<head>', '<head><base target="_top">'),
      POLICY,
    );
  });
}
