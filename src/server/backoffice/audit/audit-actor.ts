import type { App } from '../../app.ts';
import type { AuditActor } from '../../platform/audit-log.ts';
import type { Site } from '../../site/sites.ts';

/** @spec D5.10 */
export const auditActorOf = (
  { config }: Pick<App, 'config'>,
  { site, staff }: { site: Pick<Site, 'id'>; staff: { id: string; roles?: readonly string[] } },
): AuditActor => ({
  ...{ siteId: site.id, staffId: staff.id, secret: config.secret },
  ...(staff.roles && { roles: staff.roles }),
});

/** The operator, who acts by a command on the server's machine. */
export const operatorActor = ({ config }: Pick<App, 'config'>, { id }: Pick<Site, 'id'>): AuditActor => ({
  ...{ siteId: id, staffId: null, secret: config.secret },
});
