import type { App } from '../../app.ts';

/** The badge of a fictional profile stands before its name. */
export const badgedName = (
  { sites }: Pick<App, 'sites'>,
  { name, fictional, siteId }: { name: string; fictional: boolean; siteId: number },
): string => (fictional ? `${sites.byId(siteId)?.settings.fictional_icon ?? ''} ${name}`.trim() : name);
