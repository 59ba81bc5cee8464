import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type Letter, readLetter } from './letter.ts';
import { mailFolder } from './places.ts';

/** The letters that reached an address over SMTP, oldest first. */
export function lettersTo(email: string): Letter[] {
  const names = readdirSync(mailFolder).filter(name => name.endsWith(` ${email}.eml`));
  return names.sort().map(name => readLetter(readFileSync(path.join(mailFolder, name), 'utf8')));
}

/** Waits for a letter to an address, the `count`-th one if need be, and reads it. */
export async function letterTo(email: string, count = 1): Promise<Letter> {
  await expect
    .poll(() => lettersTo(email).length, { message: `letters to ${email}`, timeout: 60_000 })
    .toBeGreaterThanOrEqual(count);
  const letter = lettersTo(email)[count - 1];
  if (!letter) throw new Error(`There is no letter ${count} to ${email}.`);
  return letter;
}

/** Waits for the letter to an address that leads to this path of the site: others may have come to him meanwhile. */
export async function letterLeadingTo(email: string, pathname: string): Promise<Letter> {
  const find = () => lettersTo(email).find(letter => findLink(letter, pathname) !== undefined);
  await expect
    .poll(() => find() !== undefined, { message: `letter to ${email} with ${pathname}`, timeout: 60_000 })
    .toBe(true);
  const letter = find();
  if (!letter) throw new Error(`No letter to ${email} leads to ${pathname}.`);
  return letter;
}

/** The address in a letter's text that leads to this path of the site, e.g. `/activate`. */
export function linkIn(letter: Letter, pathname: string): string {
  const link = findLink(letter, pathname);
  if (!link) throw new Error(`The letter "${letter.subject}" has no link to ${pathname}.`);
  return link;
}

const findLink = ({ text }: Letter, pathname: string): string | undefined =>
  (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).find(address => new URL(address).pathname === pathname);
