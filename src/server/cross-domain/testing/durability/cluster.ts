import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { dataFolder } from '../../../platform/embedded-postgres/cluster-location.ts';
import { destroyEmbeddedPostgres } from '../../../platform/embedded-postgres/destroy.ts';
import { livePostmaster } from '../../../platform/embedded-postgres/postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../platform/embedded-postgres.ts';
import { copyTemplate, prepareTemplate } from '../../../platform/testing/template.ts';
import { ServerProcess } from './server-process.ts';

export class KillableCluster {
  private readonly folder: string;
  private readonly directory: string;
  private postgres: EmbeddedPostgres | null = null;
  private template = '';

  constructor() {
    mkdirSync('var', { recursive: true });
    this.folder = mkdtempSync(path.resolve('var', 'durability-'));
    this.directory = path.join(this.folder, 'postgres');
  }

  async start(): Promise<void> {
    this.postgres = await startEmbeddedPostgres({
      directory: this.directory,
      log: () => undefined,
      durable: true,
    });
    this.template = await prepareTemplate(this.postgres.url);
  }

  async destroy(): Promise<void> {
    await this.postgres?.stop();
    await destroyEmbeddedPostgres(this.directory);
    rmSync(this.folder, { recursive: true, force: true });
  }

  async killPostgres(): Promise<void> {
    const postmaster = livePostmaster(dataFolder(this.directory));
    if (!postmaster) return;
    process.kill(-postmaster.pid, 'SIGKILL');
    for (;;) {
      await delay(50);
      const restarted = livePostmaster(dataFolder(this.directory));
      if (restarted?.status === 'ready' && restarted.pid !== postmaster.pid) return;
    }
  }

  async serverOn(
    name: string,
    env: Record<string, string> = {},
  ): Promise<{ url: string; server: ServerProcess }> {
    const url = await copyTemplate(this.template, name);
    const server = new ServerProcess(await getPort(), {
      NODE_ENV: 'test',
      ROLE: 'web',
      LOG_LEVEL: 'silent',
      SECRET: 'a secret of the tests, forty characters.',
      DATABASE_URL: url,
      VAR_DIR: path.join(this.folder, name),
      ...env,
    });
    return { url, server };
  }
}
