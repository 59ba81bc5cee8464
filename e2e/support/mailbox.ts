import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { parseEmail, type ReceivedEmail } from './parse-email.ts';
import { mailFolder } from './paths.ts';

/** The oldest email comes first. */
export function emailsTo(email: string): ReceivedEmail[] {
  const names = readdirSync(mailFolder).filter(name => name.endsWith(` ${email}.eml`));
  return names.sort().map(name => parseEmail(readFileSync(path.join(mailFolder, name), 'utf8')));
}

export async function emailTo(email: string, count = 1): Promise<ReceivedEmail> {
  await expect
    .poll(() => emailsTo(email).length, { message: `emails to ${email}`, timeout: 60_000 })
    .toBeGreaterThanOrEqual(count);
  const message = emailsTo(email)[count - 1];
  if (!message) throw new Error(`There is no email ${count} to ${email}.`);
  return message;
}

/** Waits for an email whose subject contains `subject`; other emails may arrive first. */
export async function emailAbout(email: string, subject: string): Promise<ReceivedEmail> {
  const find = () => emailsTo(email).find(message => message.subject.includes(subject));
  await expect
    .poll(() => find() !== undefined, { message: `email to ${email} about "${subject}"`, timeout: 60_000 })
    .toBe(true);
  const message = find();
  if (!message) throw new Error(`No email to ${email} is about "${subject}".`);
  return message;
}

/** Waits for an email with a link to `pathname`; other emails may arrive first. */
export async function emailWithLink(email: string, pathname: string): Promise<ReceivedEmail> {
  const find = () => emailsTo(email).find(message => findLink(message, pathname) !== undefined);
  await expect
    .poll(() => find() !== undefined, { message: `email to ${email} with ${pathname}`, timeout: 60_000 })
    .toBe(true);
  const message = find();
  if (!message) throw new Error(`No email to ${email} links to ${pathname}.`);
  return message;
}

export function linkIn(message: ReceivedEmail, pathname: string): string {
  const link = findLink(message, pathname);
  if (!link) throw new Error(`The email "${message.subject}" has no link to ${pathname}.`);
  return link;
}

const findLink = ({ text }: ReceivedEmail, pathname: string): string | undefined =>
  (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).find(address => new URL(address).pathname === pathname);
