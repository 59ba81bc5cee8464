import { createECDH } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';
import { parseJson } from '../../platform/parse-json.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { StartError } from '../../platform/start-error.ts';

/** Both in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

export function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  const key = Buffer.from(privateKey, 'base64url');
  if (key.length !== 32 || key.toString('base64url') !== privateKey) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(key);
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * Makes the keys at the first start. Other keys would end all subscriptions.
 * @throws StartError if the file was damaged
 */
export function storedVapidKeys(varDir: string): VapidKeys {
  const file = path.join(varDir, 'vapid.json');
  const stored = readKeys(file) ?? createKeys(file);
  if (stored && isPair(stored)) return stored;
  throw new StartError(`The keys in ${file} are damaged: restore the file, or delete it to make new keys.`);
}

function readKeys(file: string): VapidKeys | null {
  try {
    const { publicKey, privateKey } = (parseJson(readFileSync(file, 'utf8')) ?? {}) as Partial<VapidKeys>;
    return { publicKey: String(publicKey), privateKey: String(privateKey) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Of processes that start at the same time, the first one decides. */
function createKeys(file: string): VapidKeys | null {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${newRandomName()}`;
  writeFileSync(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readKeys(file);
}
