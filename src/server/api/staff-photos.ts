import * as calls from '#contract/staff-photos';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { getMemberPhotos } from '../backoffice/members/get-member-photos.ts';
import { decidePhoto } from '../photos/review/decide-photo.ts';
import { takeNextPhoto, takeNextVerification } from '../photos/review/review-queue.ts';
import { decideVerification } from '../photos/verification/decide-verification.ts';
import { type AppRoute, route } from './route.ts';

/** Stores nothing with the idempotency key, because the addresses of the next picture are personal and expire. */
const toStored = () => ({});

/** @spec D5.10 D5.9 D2.18 */
export const staffPhotoRoutes: AppRoute[] = [
  route(calls.takeNextPhoto, ({ app, caller }) => takeNextPhoto(app, caller)),
  route(
    calls.decidePhoto,
    async ({ app, caller, body: { id, version, rule = null, explanation = '' } }) => {
      await decidePhoto(app, auditActorOf(app, caller), { id, version, rule, explanation });
      return takeNextPhoto(app, caller);
    },
    { toStored, fromStored: ({ app, caller }) => takeNextPhoto(app, caller) },
  ),
  route(calls.getMemberPhotos, ({ app, caller, query: { id } }) => getMemberPhotos(app, caller, id)),
  route(calls.takeNextVerification, ({ app, caller }) => takeNextVerification(app, caller)),
  route(
    calls.decideVerification,
    async ({ app, caller, body: { attempt, reason } }) => {
      await decideVerification(app, auditActorOf(app, caller), attempt, reason ?? 'verified');
      return takeNextVerification(app, caller);
    },
    { toStored, fromStored: ({ app, caller }) => takeNextVerification(app, caller) },
  ),
];
