import type { AppJob } from '../app.ts';
import { purgeEmptyCells } from './cells/occupied-cells.ts';
import {
  BLOCK_CONTACTS,
  BLOCK_NEW_CONTACT,
  blockContacts,
  blockForListOwners,
  DELETE_CONTACT,
} from './contacts/block-contacts.ts';
import { deleteContact } from './contacts/change-contacts.ts';
import { purgeOldPresence, resetHiddenRanks } from './presence.ts';
import { purgeOldVisits } from './visits/visitors-of.ts';

/** For about two days. */
const CONTACT_RETRIES = { limit: 60, seconds: 10, maxSeconds: 3_600 };

/** @spec D4.8 D5.6 */
export const profileJobs: AppJob[] = [
  { name: 'reset-hidden-ranks', cron: '3 0 * * 1', run: app => resetHiddenRanks(app) },
  { name: 'purge-old-presence', cron: '23 4 * * *', run: app => purgeOldPresence(app) },
  { name: 'purge-visits', cron: '17 * * * *', run: app => purgeOldVisits(app) },
  { name: 'purge-empty-cells', cron: '41 3 * * *', run: app => purgeEmptyCells(app) },
  {
    name: BLOCK_CONTACTS,
    retries: CONTACT_RETRIES,
    isPersonal: true,
    run: (app, data) => blockContacts(app, data as Parameters<typeof blockContacts>[1]),
  },
  {
    name: BLOCK_NEW_CONTACT,
    retries: CONTACT_RETRIES,
    isPersonal: true,
    run: (app, data, isStopping) => blockForListOwners(app, data as { accountId: string }, isStopping),
  },
  {
    name: DELETE_CONTACT,
    retries: CONTACT_RETRIES,
    isPersonal: true,
    run: (app, data) => deleteContact(app, data as Parameters<typeof deleteContact>[1]),
  },
];
