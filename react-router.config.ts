import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Sends the few routes with the first page, because asking for them later costs a round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
