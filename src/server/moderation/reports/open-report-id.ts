import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';
import { selectReportIdByReference } from './queries.ts';

/**
 * Returns the id of the open report with this reference, in upper or lower case; null if there is none.
 * @spec D2.27 D5.10
 */
export const openReportId = async (
  { db }: Pick<App, 'db'>,
  { id: siteId }: Pick<Site, 'id'>,
  reference: string,
): Promise<string | null> => (await selectReportIdByReference(db, siteId, reference))?.id ?? null;
