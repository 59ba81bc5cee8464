import * as calls from '#contract/staff-fictional';
import { listFictionalProfiles } from '../backoffice/fictional/list-fictional.ts';
import {
  addFictionalPhoto,
  changeFictionalProfile,
  createFictionalProfile,
  retireFictionalProfile,
} from '../backoffice/fictional/manage-fictional.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 1.4 D5.10 */
export const staffFictionalRoutes: AppRoute[] = [
  route(calls.getFictionalProfiles, ({ app, caller, query }) =>
    listFictionalProfiles(app, caller.site, query),
  ),
  route(calls.createFictionalProfile, ({ app, caller, body }) => createFictionalProfile(app, caller, body)),
  route(calls.changeFictionalProfile, ({ app, caller, body }) => changeFictionalProfile(app, caller, body)),
  route(
    calls.addFictionalPhoto,
    ({ app, caller, upload, query: { profile } }) =>
      addFictionalPhoto(app, caller, { profileId: profile, bytes: upload }),
    // Each waiting upload occupies up to 10 MB of memory.
    { maxConcurrent: 2 },
  ),
  route(calls.retireFictionalProfile, ({ app, caller, body }) => retireFictionalProfile(app, caller, body)),
];
