import { randomBytes } from 'node:crypto';
import { opaqueToken, readOpaqueToken } from '../../platform/opaque-token.ts';

const PURPOSE = 'neutral link';
/** The same link gets a different token in each email, because equal tokens would show that links lead to the same page. */
const SALT_BYTES = 6;
const SALT_CHARACTERS = 8;
/** Tokens have few different lengths, so that the length does not show where the link leads. */
const PADDED_LENGTH = 96;

/**
 * Returns a path that leads to `path`, a page of the site, and does not show it: others may read the mailbox of a discreet
 * member. The query of `path` stays intact.
 * @spec D5.2
 */
export function neutralPath(secret: string, path: string): string {
  const salted = randomBytes(SALT_BYTES).toString('base64url') + path;
  const length = Math.ceil(Buffer.byteLength(salted) / PADDED_LENGTH) * PADDED_LENGTH;
  const padding = ' '.repeat(length - Buffer.byteLength(salted));
  return `/open?to=${opaqueToken(secret, PURPOSE, salted + padding)}`;
}

/**
 * Returns the path in ASCII, or null unless `neutralPath` made the token for a page of the site.
 * @spec D5.2
 */
export function readNeutralToken(secret: string, token: string): string | null {
  const path = readOpaqueToken(secret, PURPOSE, token)?.slice(SALT_CHARACTERS).trimEnd();
  const url = path?.startsWith('/') ? URL.parse(path, 'https://any.invalid') : null;
  if (url?.origin !== 'https://any.invalid' || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Replaces the URLs of the site in a text. */
export const withNeutralLinks = (secret: string, origin: string, text: string): string =>
  text.replaceAll(
    new RegExp(`${RegExp.escape(origin)}(/[\\w/?=&-]*)`, 'g'),
    (_url, path: string) => origin + neutralPath(secret, path),
  );
