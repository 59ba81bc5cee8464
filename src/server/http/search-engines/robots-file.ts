import type { Settings } from '#contract/site';

/**
 * Other pages of members stay readable, because a search engine obeys their `noindex` only if it may read them.
 * @param sitemap its address
 * @spec 2.7 D1.11
 */
export function robotsFile({ signups }: Pick<Settings, 'signups'>, sitemap: string): string {
  const closed = signups === 'invite_only' ? ['/landers/', '/members/*/landing'] : [];
  return [
    '# Members and whatever is theirs are in no search engine; what speaks of the site itself may be.',
    'User-agent: *',
    ...['/api/', '/media/', ...closed].map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
}
