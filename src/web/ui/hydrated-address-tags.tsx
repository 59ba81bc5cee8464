import { useLocation } from 'react-router';

/**
 * Follows navigations in the browser, which renders only pages that search engines must not list: public pages are
 * not hydrated.
 * @spec 2.7
 */
export function HydratedAddressTags({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      <meta name="robots" content="noindex" />
    </>
  );
}
