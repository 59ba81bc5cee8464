/**
 * For a page with a form whose address contains a token or an invitation. Such a page sends no Referer, and without an origin some
 * browsers' forms would be refused. The address stays secret.
 * @spec D1.4 D2.20
 */
export const FormReferrer = () => <meta name="referrer" content="strict-origin" />;
