import path from 'node:path';
import type { App } from './app.ts';
import { createResponseTimes } from './backoffice/statistics/response-times.ts';
import type { Config } from './config.ts';
import { jobs } from './domains.ts';
import { createVisitCounter } from './landers/visit-counter.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createDb, slowQueryLog } from './platform/db.ts';
import { openGeo } from './platform/geo.ts';
import { createHook } from './platform/hooks.ts';
import { createImages } from './platform/images/images.ts';
import { createJobs } from './platform/jobs.ts';
import { createPostgresBus } from './platform/live/bus.ts';
import { createLog, type Log } from './platform/log.ts';
import { countBusNotices, createMetrics } from './platform/metrics/metrics.ts';
import { createReadinessCheck } from './platform/readiness.ts';
import { createFileStorage } from './platform/storage.ts';
import { createGifProvider } from './providers/gifs/create-provider.ts';
import { createPaymentProvider } from './providers/payments/create-provider.ts';
import { createPushProvider } from './providers/push/create-provider.ts';
import { createSmsProvider } from './providers/sms/create-provider.ts';
import { loadSites } from './site/sites.ts';

/** Services that tests or the demo replace. */
export type AppOverrides = {
  clock?: Clock;
  log?: Log;
  recreateFile?: App['recreateFile'];
  payments?: App['payments'];
  sms?: App['sms'];
  push?: App['push'];
};

/** Opens database, bus, queue and storage. Rejects when the database cannot be reached. */
export async function openApp(
  config: Config & { databaseUrl: string },
  overrides: AppOverrides,
): Promise<App> {
  const clock = overrides.clock ?? systemClock;
  const readiness = createReadinessCheck(clock);
  const log = overrides.log ?? createLog(config.logLevel);
  const metrics = createMetrics();
  const slowQuery = slowQueryLog(log, config.slowQueryMs);
  const db = createDb(config.databaseUrl, {
    waitMs: config.databaseWaitMs,
    onError: error => log.warn({ err: error }, 'database connection'),
    onPool: load => metrics.registerGauge('db_pool_connections', 'Connections to PostgreSQL.', load),
    onQuery(query) {
      slowQuery(query);
      if (query.level === 'error') readiness.recordFailure(query.error);
      const { sql } = query.query;
      metrics.recordQuery({ sql, ms: query.queryDurationMillis, failed: query.level === 'error' });
    },
  });
  const serverAddress = { origin: null };
  const bus = countBusNotices(await createPostgresBus(config.databaseUrl, log), metrics);
  return {
    config,
    db,
    readiness,
    bus,
    log,
    metrics,
    jobs: await createJobs(
      config.databaseUrl,
      { log, clock, bus, onRun: metrics.recordJobRun, maintainsQueue: config.role !== 'web' },
      jobs,
    ),
    storage: createFileStorage(path.join(config.varDir, 'photos')),
    erasures: createFileStorage(path.join(config.varDir, 'erasures')),
    images: createImages(log, { niceness: config.imageNiceness }),
    recreateFile: overrides.recreateFile ?? (async () => null),
    clock,
    geo: openGeo({ path: config.geoDatabase, assumed: config.geoCountry }),
    gifs: createGifProvider(config.klipy, clock),
    payments:
      overrides.payments ?? createPaymentProvider(config.payments, { config, serverAddress, db, clock }),
    sms: overrides.sms ?? createSmsProvider(config.sms, { db, clock }),
    push:
      overrides.push ??
      createPushProvider(config.push, {
        varDir: config.varDir,
        hasSandbox: config.mode !== 'production',
        serverAddress,
      }),
    serverAddress,
    sites: await loadSites(db, bus, log, config.publicUrl, () => clock.now()),
    campaignVisits: createVisitCounter(db, log),
    responseTimes: createResponseTimes(db, log),
    hooks: {
      onSigningUp: createHook(),
      onSignedUp: createHook(),
      onActivated: createHook(),
      onBlocked: createHook(),
      onPresenceChanged: createHook(),
      onSessionsEnding: createHook(),
      onVisibilityReduced: createHook(),
      onCreditsReturned: createHook(),
      onMessagesRetracted: createHook(),
      onPremiumChanged: createHook(),
      onMemberLeft: createHook(),
      onMemberFrozen: createHook(),
      onEmailChanged: createHook(),
      onNameChanged: createHook(),
      onPictureReviewed: createHook(),
      onMemberReturned: createHook(),
      onErase: createHook(),
      onExport: createHook(),
      onSettingsChanging: createHook(),
      onWeeklyUpdate: createHook(),
    },
    secure: config.publicUrl?.startsWith('https://') ?? false,
  };
}
