import { RTA_LABEL } from '#contract/adult-label';

/**
 * Marks the site as one for adults, for search engines and the filters of parents.
 * @spec 1.1
 */
export const AdultLabel = () => (
  <>
    <meta name="rating" content="adult" />
    <meta name="rating" content={RTA_LABEL} />
  </>
);
