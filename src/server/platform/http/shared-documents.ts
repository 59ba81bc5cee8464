import type { Clock } from '../clock.ts';

export type RenderedDocument = {
  status: number;
  headers: [string, string][];
  cookies: string[];
  body: Buffer;
  /** Stands in `body`, and in no other document. */
  nonce: string;
  /** Label in log lines and metrics. */
  route: string | null;
  isLight: boolean;
  /** True if a call of the document was refused, perhaps because its reader has reached a limit. */
  hasRefusedCalls: boolean;
  /** Number of reads that the calls of the document counted against its reader's budgets. */
  reads: number;
};

type Reader = {
  render: () => Promise<RenderedDocument>;
  newNonce: () => string;
  /** Counts the reads of a document that was rendered for another reader; false if that is too many. */
  countReads: (reads: number) => Promise<boolean>;
};

export type SharedDocuments = {
  /**
   * Renders the document, or takes that of another reader who asked for the same within a second.
   * @param key everything that changes the document
   */
  documentFor(key: string, reader: Reader): Promise<RenderedDocument>;
};

const SHARED_MS = 1_000;
const MAX_DOCUMENTS = 100;

type SharedDocument = RenderedDocument & { parts: Buffer[] };

/** Everybody gets a nonce of their own, as the Content Security Policy requires. */
export function createSharedDocuments(clock: Clock): SharedDocuments {
  /** The oldest comes first. */
  const documents = new Map<string, { until: number; rendered: Promise<SharedDocument | null> }>();
  const now = () => clock.now().getTime();

  const dropOld = () => {
    for (const [key, { until }] of documents)
      if (until <= now() || documents.size >= MAX_DOCUMENTS) documents.delete(key);
      else return;
  };

  return {
    async documentFor(key, { render, newNonce, countReads }) {
      const known = documents.get(key);
      if (known && known.until > now()) {
        const document = await known.rendered;
        return document && (await countReads(document.reads)) ? withNonce(document, newNonce()) : render();
      }
      documents.delete(key);
      dropOld();
      const rendering = render();
      const rendered = rendering.then(toShared, () => null);
      documents.set(key, { until: now() + SHARED_MS, rendered });
      return rendering;
    },
  };
}

/** Errors and redirects are left out, and so are refusals and cookies, which are one reader's. */
function toShared(document: RenderedDocument): SharedDocument | null {
  const { status, isLight, hasRefusedCalls, cookies } = document;
  if (status !== 200 || isLight || hasRefusedCalls || cookies.length > 0) return null;
  const parts = document.body.toString('latin1').split(document.nonce);
  return { ...document, parts: parts.map(part => Buffer.from(part, 'latin1')) };
}

function withNonce({ parts, ...document }: SharedDocument, nonce: string): RenderedDocument {
  const between = Buffer.from(nonce);
  const body = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
  return { ...document, nonce, body };
}
