import type { FastifyInstance } from 'fastify';
import { startAccountRequestWorker } from './accounts/account-requests/account-request-worker.ts';
import { replayErasures } from './accounts/deletion/replay-erasures.ts';
import { setPasswordHashCost } from './accounts/reauthentication/passwords.ts';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { scheduleStartupJobs } from './credits/jobs.ts';
import { startPaymentWorker } from './credits/payments/payment-worker.ts';
import { startRefundWorker } from './credits/refunds/refund-worker.ts';
import { startReturnWorker } from './credits/returns/return-worker.ts';
import { jobs, registerHooks } from './domains.ts';
import { readFigures } from './figures.ts';
import { siteOf } from './identify.ts';
import { type AppParts, openApp } from './open-app.ts';
import { openHttp } from './open-http.ts';
import { completionsEnded } from './photos/open-rendition.ts';
import { createDevAccessCheck, devAccessKey } from './platform/dev-access.ts';
import { recordServerAddress } from './platform/http/server-address.ts';
import { startEmailWorker } from './platform/mail/email-worker.ts';
import { serveMailbox } from './platform/mail/mailbox.ts';
import { keepInOutbox, smtpTransport } from './platform/mail/transport.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { startWebhookSender } from './platform/payments/sandbox/send-webhooks.ts';
import { serveSandboxCalls } from './platform/payments/sandbox/serve-calls.ts';
import { serveSandboxList, serveSandboxPage } from './platform/payments/sandbox/serve-page.ts';
import { serveSms } from './platform/sms/serve-sms.ts';
import { readTownsSoon } from './site/places/gazetteer.ts';
import { senderOf } from './site/sender-of.ts';

export type Server = { app: App; http: FastifyInstance; close(): Promise<void> };
export type ServerParts = AppParts & {
  addPages?: (http: FastifyInstance, app: App) => Promise<void>;
};

/** Puts the parts together, without listening yet. Rejects when the database cannot be reached. */
export async function createServer(
  config: Config & { databaseUrl: string },
  parts: ServerParts = {},
): Promise<Server> {
  setPasswordHashCost(config.passwordHashKib);
  const app = await openApp(config, parts);
  registerHooks(app);
  const { http, live } = await openHttp(app);
  readFigures(app, live.count);
  recordServerAddress(http, app.serverAddress);
  if (config.payments.provider === 'sandbox') serveSandbox(http, app);
  // Behind a proxy everybody comes from this machine, so that coming from here tells nothing.
  if (config.mode !== 'production' && config.trustedProxies === 0) serveDevelopment(http, app);
  await parts.addPages?.(http, app);
  // Before anybody is let in: a restored database must not show whom it forgot.
  await replayErasures(app);
  const work = config.role === 'web' ? null : await beginWork(app);
  return {
    app,
    http,
    async close() {
      live.close();
      await http.close();
      await app.jobs.close();
      await work?.close();
      app.images.close();
      await completionsEnded();
      app.sites.close();
      await app.bus.close();
      await app.db.destroy();
    },
  };
}

function serveSandbox(http: FastifyInstance, app: App): void {
  serveSandboxCalls(http, app);
  serveSandboxPage(http, app);
}

/** What was sent to members, and what they paid, for whoever works on this machine. */
function serveDevelopment(http: FastifyInstance, app: App): void {
  const door = createDevAccessCheck({
    key: devAccessKey(app.config.secret),
    assertOwnHost: request => siteOf(app, request),
  });
  serveMailbox(http, app.db, door);
  if (app.sms.kind === 'own') serveSms(http, app.db, door);
  if (app.config.payments.provider === 'sandbox') serveSandboxList(http, app, door);
}

/** What a worker does: answers requests, gives credits and money back, sends letters, runs jobs. */
async function beginWork(app: App): Promise<{ close(): Promise<void> }> {
  const { smtpUrl, mode } = app.config;
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, senderOf(app.sites, app.config), mode !== 'production')
    : keepInOutbox;
  const postman = startEmailWorker({ ...app, transport });
  const desk = startAccountRequestWorker(app);
  const returns = startReturnWorker(app);
  const payments = startPaymentWorker(app);
  const sandbox = app.config.payments.provider === 'sandbox' ? startWebhookSender(app) : null;
  const refunds = startRefundWorker(app);
  await app.jobs.work(app, jobs);
  await scheduleStartupJobs(app);
  return {
    async close() {
      await desk.close();
      await returns.close();
      await payments.close();
      await sandbox?.close();
      await refunds.close();
      await postman.close();
    },
  };
}

/** Creates the server and serves on `config.port` (0: any free one), its figures on a port of their own. */
export async function startServer(
  config: Config & { databaseUrl: string },
  parts: ServerParts = {},
): Promise<Server & { url: string; metricsUrl: string | null }> {
  const server = await createServer(config, parts);
  const figures = config.metrics && (await serveMetrics(server.app.metrics, config.metrics));
  const url = await server.http.listen({ port: config.port, host: config.host });
  if (config.role !== 'worker') readTownsSoon();
  return {
    ...server,
    url,
    metricsUrl: figures?.url ?? null,
    async close() {
      await figures?.close();
      await server.close();
    },
  };
}
