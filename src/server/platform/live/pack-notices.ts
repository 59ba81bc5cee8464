import type { BusNotice } from './bus.ts';

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const PAYLOAD_LIMIT = 7_500;
const MAX_RECIPIENTS = 100;

export function packNotices(notices: BusNotice[]): string[] {
  const payloads: string[] = [];
  let batch: string[] = [];
  let size = 2;
  for (const notice of notices.flatMap(split)) {
    const text = JSON.stringify(notice);
    const bytes = Buffer.byteLength(text) + 1;
    if (size + bytes > PAYLOAD_LIMIT && batch.length > 0) {
      payloads.push(`[${batch.join()}]`);
      batch = [];
      size = 2;
    }
    batch.push(text);
    size += bytes;
  }
  if (batch.length > 0) payloads.push(`[${batch.join()}]`);
  return payloads;
}

function split(notice: BusNotice): BusNotice[] {
  if (notice.to.length <= MAX_RECIPIENTS) return [notice];
  return Array.from({ length: Math.ceil(notice.to.length / MAX_RECIPIENTS) }, (_, part) => ({
    ...notice,
    to: notice.to.slice(part * MAX_RECIPIENTS, (part + 1) * MAX_RECIPIENTS),
  }));
}
