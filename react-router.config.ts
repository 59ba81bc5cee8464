import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Sends the short list of all routes with the first page. Requesting routes later would cost a round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
