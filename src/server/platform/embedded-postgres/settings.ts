const common = {
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

const durably = { synchronous_commit: 'on', max_wal_size: '2GB' };

/** Survives nothing, not even a kill: for clusters that can be made anew. */
const carelessly = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** The server's settings as command-line arguments, so that a cluster of any age runs under today's. */
export function settings(durable: boolean): string[] {
  const all = { ...common, ...(durable ? durably : carelessly) };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
