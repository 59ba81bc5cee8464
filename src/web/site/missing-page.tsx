import { data } from 'react-router';

const missing = (): never => {
  throw data(null, { status: 404 });
};

/**
 * Every address that no page has: 404, section 8. A route of its own, so that the document is made with its site's colours and its
 * reader's scheme, which an address without a route is not.
 */
export const loader = missing;
// Not an alias of the loader, which the browser's bundle does not have.
export const clientLoader = missing;
export const action = missing;

export default function MissingPage() {
  return null;
}
