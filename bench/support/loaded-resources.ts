import type { Page } from 'playwright';
import { Pool } from 'undici';
import type { ChildServer } from './child-server.ts';

type ResourceKind = 'script' | 'stylesheet' | 'font' | 'image';
type LoadedResources = Record<ResourceKind, string[]>;

/** Addresses of what the page loads before the first touch. */
export async function resourcesOf(page: Page, url: string): Promise<LoadedResources> {
  const loaded: LoadedResources = { script: [], stylesheet: [], font: [], image: [] };
  page.on('response', response => {
    const kind = response.request().resourceType();
    if (kind in loaded) loaded[kind as ResourceKind].push(response.url());
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${url}: ${answer?.status()}`);
  return loaded;
}

/** Sums the transferred sizes, with text compressed by gzip. */
export async function kilobytes(app: ChildServer, addresses: string[]): Promise<number> {
  const weights = await Promise.all([...new Set(addresses)].map(address => weightOf(app, address)));
  return weights.reduce((sum, weight) => sum + weight, 0) / 1_000;
}

async function weightOf(app: ChildServer, address: string): Promise<number> {
  const pool = new Pool(app.url);
  const { body, headers } = await pool.request({
    path: new URL(address).pathname,
    method: 'GET',
    headers: { 'accept-encoding': 'gzip' },
  });
  const bytes = (await body.arrayBuffer()).byteLength;
  await pool.close();
  const isText = /javascript|css|json/.test(String(headers['content-type']));
  if (isText && bytes > 2_000 && headers['content-encoding'] !== 'gzip')
    throw new Error(`${address} travels uncompressed`);
  return bytes;
}
