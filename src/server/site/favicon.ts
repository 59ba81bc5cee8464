import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site } from './sites.ts';

const PETALS = [
  [2.2, 3.8, 20.6, 4.6, 14],
  [2.3, 4, 15.9, 8.3, -24],
  [2.3, 4, 22.4, 10.3, 54],
  [2.5, 4.4, 13.6, 14.1, -34],
  [2.5, 4.4, 20.8, 16.4, 62],
  [2.4, 4.1, 11.2, 20.2, -46],
  [2.4, 4.1, 18.6, 22.3, 70],
] as const;

/** @spec look */
export function serveFavicon(http: FastifyInstance, siteOf: (request: FastifyRequest) => Site): void {
  http.get('/favicon.svg', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(faviconOf(siteOf(request))),
  );
}

export const faviconOf = ({ palette }: Pick<Site, 'palette'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${palette.violet[0]}"/>${flowerOf(palette)}</svg>`;

/** The site's flower for a canvas of 32 by 32. */
export function flowerOf(colours: Pick<Site['palette'], 'violet' | 'violet-soft'>): string {
  const petals = PETALS.map(
    ([rx, ry, x, y, turn]) =>
      `<ellipse rx="${rx}" ry="${ry}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
  );
  const stem = `<path d="M13.2 31c.3-6 1.5-10.6 4-16" fill="none" stroke="${colours.violet[1]}" stroke-width="2.4" stroke-linecap="round"/>`;
  return `<g fill="${colours['violet-soft'][0]}" transform="translate(3.6 3.2) scale(.78)">${stem}${petals.join('')}</g>`;
}
