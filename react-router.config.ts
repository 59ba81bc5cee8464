import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Requesting the list of routes later would cost a round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
