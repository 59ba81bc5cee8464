import type { FastifyInstance } from 'fastify';
import { replayErasures } from './accounts/deletion/replay-erasures.ts';
import { isDiscreetAccount } from './accounts/find-account.ts';
import { setPasswordHashCost } from './accounts/reauthentication/password-hash.ts';
import type { App } from './app.ts';
import { warnOfUnprotectedAuditLog } from './backoffice/audit/watch-audit-log.ts';
import { countDaysAfterStart } from './backoffice/jobs.ts';
import { serveStaffCodes } from './backoffice/staff/serve-staff-codes.ts';
import type { Config } from './config.ts';
import { scheduleStartupJobs } from './credits/jobs.ts';
import { startPaymentWorker } from './credits/payments/poll-providers.ts';
import {
  emailPreviews,
  jobs,
  pushSources,
  registerGauges,
  registerHooks,
  relevanceChecks,
} from './domains.ts';
import { serveEmailPreviews } from './http/email-previews/serve-previews.ts';
import { siteOfRequest } from './http/identify.ts';
import { openHttp } from './http/open-http.ts';
import { isEmailRelevant } from './notifications/emails/is-email-relevant.ts';
import { emailTraceOf } from './notifications/intake/email-token.ts';
import { recordRefusedRecipient } from './notifications/intake/record-refused-recipient.ts';
import { startPushWorker } from './notifications/push/push-worker.ts';
import { type AppOverrides, openApp } from './open-app.ts';
import { completionsEnded } from './photos/open-rendition.ts';
import { createDevAccessCheck, devAccessKey } from './platform/dev-access.ts';
import { recordServerAddress } from './platform/http/server-address.ts';
import { startEmailWorker } from './platform/mail/email-worker.ts';
import { keepInOutbox } from './platform/mail/transport.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { serveMailbox } from './providers/mail/mailbox.ts';
import { smtpTransport } from './providers/mail/smtp.ts';
import { startWebhookSender } from './providers/payments/sandbox/send-webhooks.ts';
import { serveSandboxCalls } from './providers/payments/sandbox/serve-calls.ts';
import { serveSandboxList, serveSandboxPage } from './providers/payments/sandbox/serve-page.ts';
import { servePushSandbox } from './providers/push/sandbox/serve-sandbox.ts';
import { serveSms } from './providers/sms/sms-mailbox.ts';
import { emailSenderOf } from './site/email-sender.ts';
import { preloadTowns } from './site/places/town-index.ts';

export type Server = { app: App; http: FastifyInstance; close(): Promise<void> };
export type ServerOverrides = AppOverrides & {
  addPages?: (http: FastifyInstance, app: App) => Promise<void>;
};

/** Creates the server without listening. */
export async function createServer(
  config: Config & { databaseUrl: string },
  overrides: ServerOverrides = {},
): Promise<Server> {
  setPasswordHashCost(config.passwordHashKib);
  const app = await openApp(config, overrides);
  registerHooks(app);
  const { http, live } = await openHttp(app);
  registerGauges(app, live.count);
  recordServerAddress(http, app.serverAddress);
  if (config.payments.provider === 'sandbox') serveSandbox(http, app);
  // Only this machine may see these pages, but behind a proxy every request seems local.
  if (config.mode !== 'production' && config.trustedProxies === 0) serveDevelopment(http, app);
  await overrides.addPages?.(http, app);
  await warnOfUnprotectedAuditLog(app);
  // Erases accounts again that a restored backup has brought back.
  await replayErasures(app);
  const workers = config.role === 'web' ? null : await startWorkers(app);
  return {
    app,
    http,
    async close() {
      live.close();
      await http.close();
      await app.jobs.close();
      await workers?.close();
      app.push.close();
      app.images.close();
      await completionsEnded();
      await app.campaignVisits.close();
      await app.responseTimes.close();
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

/** Serves development pages with emails, SMS and payments, for this machine only. */
function serveDevelopment(http: FastifyInstance, app: App): void {
  const checkDevAccess = createDevAccessCheck({
    key: devAccessKey(app.config.secret),
    assertOwnHost: request => siteOfRequest(app, request),
  });
  serveMailbox(http, app.db, checkDevAccess);
  serveEmailPreviews(http, app, emailPreviews, checkDevAccess);
  if (app.sms.kind === 'built-in') serveSms(http, app.db, checkDevAccess);
  serveStaffCodes(http, app, checkDevAccess);
  app.push = servePushSandbox(
    http,
    { push: app.push, serverAddress: app.serverAddress, now: () => app.clock.now() },
    checkDevAccess,
  );
  if (app.config.payments.provider === 'sandbox') serveSandboxList(http, app, checkDevAccess);
}

async function startWorkers(app: App): Promise<{ close(): Promise<void> }> {
  const { smtpUrl, mode } = app.config;
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, emailSenderOf(app.sites, app.config), {
        keepsBody: mode !== 'production',
        connections: app.config.smtpConnections,
        traceOf: emailTraceOf(app.config),
      })
    : keepInOutbox;
  const emailWorker = startEmailWorker({
    ...app,
    transport,
    onRecipientRefused: (emailId, { status }) => recordRefusedRecipient(app, emailId, status),
    isRelevant: relevance => isEmailRelevant(app, relevanceChecks, relevance),
    isDiscreet: accountId => isDiscreetAccount(app.db, accountId),
  });
  const pushWorker = startPushWorker(app, pushSources);
  const paymentWorker = startPaymentWorker(app);
  const webhookSender = app.config.payments.provider === 'sandbox' ? startWebhookSender(app) : null;
  await app.jobs.work(app, jobs);
  await scheduleStartupJobs(app);
  await countDaysAfterStart(app);
  return {
    async close() {
      await pushWorker.close();
      await paymentWorker.close();
      await webhookSender?.close();
      await emailWorker.close();
    },
  };
}

/** A `config.port` of 0 means any free port. */
export async function startServer(
  config: Config & { databaseUrl: string },
  parts: ServerOverrides = {},
): Promise<Server & { url: string; metricsUrl: string | null }> {
  const server = await createServer(config, parts);
  const metricsServer = config.metrics && (await serveMetrics(server.app.metrics, config.metrics));
  const url = await server.http.listen({ port: config.port, host: config.host });
  if (config.role !== 'worker') preloadTowns();
  return {
    ...server,
    url,
    metricsUrl: metricsServer?.url ?? null,
    async close() {
      await metricsServer?.close();
      await server.close();
    },
  };
}
