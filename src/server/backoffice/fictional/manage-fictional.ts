import { birthDateRefusal } from '#contract/age';
import type { BodyOut } from '#contract/call';
import { MIN_AGE } from '#contract/constants';
import { ApiError, fieldError } from '#contract/errors';
import type * as calls from '#contract/staff-fictional';
import { offeredLanguages } from '#i18n/offered-languages';
import { createFictionalAccount, retireFictionalAccount } from '../../accounts/fictional-account.ts';
import { nameRefusal } from '../../accounts/profile-name/name-refusal.ts';
import type { App, StaffCaller } from '../../app.ts';
import { returnCreditsOfErased } from '../../chats/returns/return-credits-of-unopened.ts';
import { addProfilePhoto } from '../../photos/upload-photo.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { dayIn } from '../../platform/clock.ts';
import { transact } from '../../platform/transact.ts';
import { changeFictionalTexts, insertFictionalProfile } from '../../profiles/fictional/fictional-profile.ts';
import type { Site } from '../../site/sites.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import { isOperator, lockFictional, selectFictional, upsertOperator } from './queries.ts';

/**
 * @throws ApiError `invalid_input` at the field
 * @spec 1.4 D1.10 D5.10
 */
export async function createFictionalProfile(
  app: App,
  caller: StaffCaller,
  form: BodyOut<typeof calls.createFictionalProfile>,
): Promise<{ id: string }> {
  const { site, staff } = caller;
  refuseName(site, form.name);
  refuseBirthDate(site, form.date_of_birth, app.clock.now());
  if (!offeredLanguages(site.settings).includes(form.language))
    throw fieldError('language', 'language_not_offered');
  const { name, gender, country, language, date_of_birth: birthDate, about_me: aboutMe } = form;
  const id = await transact(app, async tx => {
    const accountId = await createFictionalAccount(tx, { siteId: site.id, language });
    const profile = { accountId, siteId: site.id, name, gender, country, birthDate, aboutMe };
    const profileId = await insertFictionalProfile(tx, profile);
    await upsertOperator(tx.db, { profileId, operatorId: staff.id, createdBy: staff.id });
    await recordAudit(tx, auditActorOf(app, caller), { action: 'fictional.create', accountId });
    return profileId;
  });
  return { id };
}

function refuseName(site: Site, name: string): void {
  const code = nameRefusal(name, site);
  if (code) throw fieldError('name', code);
}

function refuseBirthDate(site: Site, birthDate: string, now: Date): void {
  const minAge = Math.max(MIN_AGE, site.settings.min_age);
  const code = birthDateRefusal(birthDate, dayIn(site.timeZone, now), minAge);
  if (code) throw fieldError('date_of_birth', code, { min_age: minAge });
}

/**
 * @throws ApiError `not_found` for a profile that is not fictional, `decided_already` for a retired one, or
 * `invalid_input` at the field
 * @spec 1.4 D5.10
 */
export async function changeFictionalProfile(
  app: App,
  caller: StaffCaller,
  { id, name, about_me: aboutMe, operator }: BodyOut<typeof calls.changeFictionalProfile>,
): Promise<null> {
  refuseName(caller.site, name);
  await transact(app, async tx => {
    const { accountId } = refuseRetired(await lockFictional(tx.db, caller.site.id, id));
    if (operator !== null && !(await isOperator(tx.db, caller.site.id, operator)))
      throw fieldError('operator', 'choice_unknown');
    await changeFictionalTexts(tx, id, { name, aboutMe });
    await upsertOperator(tx.db, { profileId: id, operatorId: operator, createdBy: null });
    const details = { operator };
    await recordAudit(tx, auditActorOf(app, caller), { action: 'fictional.change', accountId, details });
  });
  return null;
}

type Fictional = { accountId: string; isRetired: boolean };

function refuseRetired(found: Fictional | undefined): Fictional {
  if (!found) throw new ApiError('not_found');
  if (found.isRetired) throw new ApiError('decided_already');
  return found;
}

/**
 * @returns how many photos the profile has now
 * @throws ApiError `not_found`, `decided_already`, `photo_limit`, and what `renderUpload` throws
 * @spec 1.4 5.7 D5.10
 */
export async function addFictionalPhoto(
  app: App,
  caller: StaffCaller,
  { profileId, bytes }: { profileId: string; bytes: Uint8Array },
): Promise<{ photos: number }> {
  const { accountId } = refuseRetired(await selectFictional(app.db, caller.site.id, profileId));
  const owner = { site: caller.site, member: { profileId, paid_user: true } };
  const { position } = await addProfilePhoto(app, owner, { bytes, main: false, visibility: 'public' });
  await transact(app, tx =>
    recordAudit(tx, auditActorOf(app, caller), { action: 'fictional.photo', accountId }),
  );
  return { photos: position + 1 };
}

/**
 * Of two at once, one retires the profile.
 * @throws ApiError `not_found` or `decided_already`
 * @spec 1.4 D5.1 D5.10
 */
export async function retireFictionalProfile(
  app: App,
  caller: StaffCaller,
  { id, reason }: BodyOut<typeof calls.retireFictionalProfile>,
): Promise<null> {
  await transact(app, async tx => {
    const { accountId } = refuseRetired(await lockFictional(tx.db, caller.site.id, id));
    await returnCreditsOfErased(tx, { profileId: id });
    if (!(await retireFictionalAccount(app, tx, accountId))) throw new ApiError('decided_already');
    await recordAudit(tx, auditActorOf(app, caller), { action: 'fictional.retire', accountId, reason });
  });
  return null;
}
