import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ManagementApi, startManagementApi } from './managementApi.ts';
import { onProjectCopy } from './projectCopy.ts';

/** Fake project reference and token; only their format matters. */
const someProject = 'a'.repeat(20);
const someToken = `sbp_${'0'.repeat(40)}`;

export interface StandIn {
  api: ManagementApi;
  /** A copy of this checkout. */
  folder: string;
  /** CLI arguments that select the stand-in. */
  args: readonly string[];
  env: Record<string, string>;
}

/** Runs Supabase's CLI on a copy of this checkout, with a stand-in for the management API. */
export function onStandIn<Result>(work: (standIn: StandIn) => Promise<Result>): Promise<Result> {
  return onProjectCopy(async (folder) => {
    const api = await startManagementApi();
    try {
      const profile = join(folder, 'profile.json');
      const addresses = {
        api_url: api.url,
        dashboard_url: api.url,
        project_host: 'localhost',
        pooler_host: 'localhost',
      };
      await writeFile(profile, JSON.stringify({ name: 'stand-in', ...addresses }));
      const args = [`--remote=${someProject}`, '--profile', profile, '--yes'];
      return await work({ api, folder, args, env: { SUPABASE_ACCESS_TOKEN: someToken } });
    } finally {
      await api.close();
    }
  });
}
