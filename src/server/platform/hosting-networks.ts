import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import ipaddr from 'ipaddr.js';

/**
 * Numbers of the networks of hosting companies, where programs live and no members. Relays of browsers and of phone
 * makers are left out.
 */
const HOSTING_OPERATORS: ReadonlySet<string> = new Set(
  [
    // Amazon, Google Cloud, Microsoft, Oracle, Alibaba, Tencent
    ...[16509, 14618, 396982, 8075, 31898, 45102, 37963, 132203],
    // DigitalOcean, OVH, Hetzner, Linode, Vultr, Contabo, Scaleway, netcup, IONOS, Hostinger
    ...[14061, 16276, 24940, 213230, 212317, 63949, 20473, 51167, 40021, 12876, 197540, 8560, 47583],
    // LeaseWeb, M247, Datacamp, Clouvider, WorldStream, Serverius, PacketHub, 31173, GleSYS, FlokiNET
    ...[
      60781, 28753, 30633, 395954, 59253, 9009, 60068, 212238, 62240, 49981, 50673, 136787, 39351, 42708,
      200651,
    ],
    // ColoCrossing, ServerMania, Unified Layer, GoDaddy, FranTech, HIVELOCITY, Liquid Web, Nocix, IP Volume
    ...[36352, 55286, 46606, 26496, 53667, 29802, 32244, 33387, 202425],
  ].map(String),
);

/** Pairs of the first and the last number of each range, in ascending order. */
type Ranges = { v4: Uint32Array; v6: BigUint64Array };

const FILES = {
  v4: '@ip-location-db/asn/asn-ipv4-num.csv',
  v6: '@ip-location-db/asn/asn-ipv6-num.csv',
} as const;

let loading: Promise<Ranges> | undefined;

/**
 * Whether an address, or an IPv6 network, belongs to a hosting company; false for what is no address. The ranges are
 * read at the first call (under 200 kB stay in memory), and the address is not stored.
 * @spec D5.13
 */
export async function isHostingNetwork(network: string): Promise<boolean> {
  const address = network.replace(/\/\d+$/, '');
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // This machine and private networks need no list.
  if (parsed.range() !== 'unicast') return false;
  const bytes = parsed.toByteArray();
  const view = new DataView(Uint8Array.from(bytes).buffer);
  const { v4, v6 } = await hostingRanges();
  return bytes.length === 4 ? isInside(v4, view.getUint32(0)) : isInside(v6, view.getBigUint64(0));
}

/** Read once, and again after a failure. */
export function hostingRanges(): Promise<Ranges> {
  loading ??= readRanges().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readRanges(): Promise<Ranges> {
  const v4: number[] = [];
  const v6: bigint[] = [];
  await readFile(FILES.v4, (first, last) => void v4.push(Number(first), Number(last)));
  // Networks of members are known by their first 64 bits.
  await readFile(FILES.v6, (first, last) => void v6.push(BigInt(first) >> 64n, BigInt(last) >> 64n));
  return { v4: Uint32Array.from(v4), v6: BigUint64Array.from(v6) };
}

async function readFile(name: string, add: (first: string, last: string) => void): Promise<void> {
  const file = createReadStream(createRequire(import.meta.url).resolve(name), 'utf8');
  for await (const line of createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [first, last, operator] = line.split(',', 3);
    if (first && last && operator && HOSTING_OPERATORS.has(operator)) add(first, last);
  }
}

/** The file is sorted, and its ranges do not overlap. */
function isInside<Value extends number | bigint>(ranges: ArrayLike<Value>, value: Value): boolean {
  let [low, high] = [0, ranges.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = [ranges[middle * 2] as Value, ranges[middle * 2 + 1] as Value];
    if (value < first) high = middle - 1;
    else if (value > last) low = middle + 1;
    else return true;
  }
  return false;
}
