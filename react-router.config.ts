import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known at once: there are few, and a lazily asked manifest costs a round trip on a slow line.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
