const commonSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

const durableSettings = { synchronous_commit: 'on', max_wal_size: '2GB' };

/** With these settings, even killing the server can damage the data. */
const unsafeSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** On the command line, new settings also reach existing clusters. */
export function serverArguments(durable: boolean): string[] {
  const all = { ...commonSettings, ...(durable ? durableSettings : unsafeSettings) };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
