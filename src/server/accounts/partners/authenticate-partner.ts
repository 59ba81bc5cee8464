import type { FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Site } from '../../site/sites.ts';
import { selectPartnerByKey } from './queries.ts';

/** @spec 4.2 */
export async function authenticatePartner(
  { db }: Pick<App, 'db'>,
  site: Site,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<string | null> {
  const key = /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) return null;
  return (await selectPartnerByKey(db, site.id, hashSecret(key)))?.id ?? null;
}
