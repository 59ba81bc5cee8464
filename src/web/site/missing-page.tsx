import { data } from 'react-router';

/**
 * Every address that no page has: 404, section 8. A route of its own, so that the document is made with its site's colours and its
 * reader's scheme, which an address without a route is not.
 */
export const loader = (): never => {
  throw data(null, { status: 404 });
};
export const clientLoader = loader;
export const action = loader;

export default function MissingPage() {
  return null;
}
