import { passwordLoad } from './accounts/reauthentication/password-hash.ts';
import type { App } from './app.ts';
import { registerReconciliationMetrics } from './credits/reconciliation/reconciliation-metrics.ts';
import { refundBacklog } from './credits/refunds/send-refunds.ts';
import { outboxLoad } from './platform/mail/outbox-load.ts';

/** Registers gauges that each scrape of the metrics reads (docs/operations.md). */
export function registerGauges(app: App, sockets: () => number): void {
  registerReconciliationMetrics(app);
  const { registerGauge } = app.metrics;
  registerGauge('live_sockets', 'Open sockets of members.', sockets);
  registerGauge('password_hashing', 'Passwords being hashed, and waiting for it.', passwordLoad);
  registerGauge('image_rendering', 'Pictures being made, and waiting for it.', app.images.load);
  registerGauge(
    'email_outbox_pending',
    'Emails that wait to be sent.',
    async () => (await outboxLoad(app)).waiting,
  );
  registerGauge(
    'email_outbox_oldest_seconds',
    'How long the oldest waiting email has waited.',
    async () => (await outboxLoad(app)).oldest,
  );
  registerGauge(
    'refunds',
    'Refunds that can be sent: of a provider, or by hand of a direct debit that the bank has paid.',
    async () => (await refundBacklog(app)).waiting,
  );
  registerGauge(
    'refunds_oldest_seconds',
    'How long the oldest of them could have been sent.',
    async () => (await refundBacklog(app)).oldest,
  );
}
