import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { verificationReasons } from '#contract/verification';
import { operatorActor } from '../src/server/backoffice/audit/audit-actor.ts';
import type { Config } from '../src/server/config.ts';
import {
  decideVerification,
  type PendingVerification,
  pendingVerifications,
  poseText,
  type VerificationDecision,
} from '../src/server/photos/verification/decide-verification.ts';
import { createFileStorage } from '../src/server/platform/storage.ts';
import { withApp } from './operator/app.ts';
import { defineCommand, runCommand } from './operator/command.ts';
import { resolveSite } from './operator/site.ts';
import { UsageError } from './start/options.ts';

/** @spec D5.9 */
const help = `npm run verifications: lists the members whose selfies wait for a decision (verified photo), the oldest first.

  npm run verifications -- --look ID --into FOLDER         writes the selfie and the main photo there, to compare them
  npm run verifications -- --approve ID                    the main photo gets its badge
  npm run verifications -- --reject ID --reason REASON     no badge, and the member learns what to do differently

  --reason one of ${verificationReasons.join(', ')}
  --site   the key of the site, which may be left out where there is one

Delete the folder afterwards: the pictures are the members' own.`;

const names = ['site', 'look', 'into', 'approve', 'reject', 'reason'] as const;

export const command = defineCommand(help, names, async ({ site, look, into, approve, reject, reason }) => {
  if ([look, approve, reject].filter(id => id !== undefined).length > 1)
    throw new UsageError('One thing at a time: see --help.');
  await withApp(async app => {
    const { id: siteId } = await resolveSite(app.db, app.config, site);
    const waiting = await pendingVerifications(app.db, { id: siteId });
    const attemptId = look ?? approve ?? reject;
    if (attemptId === undefined) return list(waiting);
    const verification = waiting.find(({ attempt }) => attempt === attemptId);
    if (!verification) throw new UsageError(`${attemptId} does not wait (any more).`);
    if (look !== undefined) return writePictures(app.config, verification, into);
    const decision = approve === undefined ? reasonOf(reason) : 'verified';
    await decideVerification(app, operatorActor(app, { id: siteId }), verification.attempt, decision);
    console.log(`${verification.name}: ${decision}.`);
  });
});

if (import.meta.main) await runCommand(command);

async function list(waiting: readonly PendingVerification[]): Promise<void> {
  if (waiting.length === 0) console.log('Nobody waits.');
  for (const { attempt, name, pose, sentAt, isMain } of waiting) {
    const changed = isMain ? '' : ' (the main photo has changed since: approval gives the new one no badge)';
    console.log(`${attempt}  ${sentAt.toISOString()}  ${name}: ${await poseText(pose)}${changed}`);
  }
}

async function writePictures(
  { varDir }: Config,
  { selfie, photo }: PendingVerification,
  folder: string | undefined,
): Promise<void> {
  if (!folder) throw new UsageError('Say where to: --into FOLDER.');
  const storage = createFileStorage(path.join(varDir, 'photos'));
  await mkdir(folder, { recursive: true });
  for (const [name, key] of [
    ['selfie', selfie],
    ['main-photo', photo],
  ] as const) {
    const bytes = await storage.read(key);
    if (bytes) await writeFile(path.join(folder, `${name}.webp`), bytes);
    console.log(bytes ? path.join(folder, `${name}.webp`) : `${name}: its file is gone.`);
  }
}

function reasonOf(text: string | undefined): VerificationDecision {
  const reason = verificationReasons.find(known => known === text);
  if (!reason) throw new UsageError(`--reason is one of ${verificationReasons.join(', ')}.`);
  return reason;
}
