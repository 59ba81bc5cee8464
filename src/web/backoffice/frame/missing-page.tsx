import { data } from 'react-router';
import { httpStatusOf } from '#contract/errors';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';

const queries = () => {
  throw data({ code: 'not_found' }, { status: httpStatusOf('not_found') });
};
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/** Every other address of the back office: the frame shows the error of the loaders. */
export default function MissingPage() {
  return null;
}
