import { MASTER } from '../pictures.ts';
import type { PrivateFolder } from '../serve-private.ts';
import { selectSelfie } from './queries.ts';
import { SELFIE_FOLDER } from './verification-state.ts';

/**
 * Serves selfies, each only to the member who sent it.
 * @spec D5.9
 */
export const selfieFolder: PrivateFolder = {
  name: SELFIE_FOLDER,
  files: [MASTER],
  async find({ db }, key, { member }) {
    const selfie = await selectSelfie(db, key, member.profileId);
    return selfie?.selfie_key
      ? { file_key: selfie.selfie_key, width: 3, height: 4, colour: '#808080' }
      : null;
  },
};
