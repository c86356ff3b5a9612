import type { Database } from '@podium/data/client/database.types.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { Refusal } from './refusal.ts';

type Functions = Database['public']['Functions'];

/** Calls one of the SQL functions for `service_role` and returns its result. */
export type CallDatabase = <Name extends keyof Functions>(
  name: Name,
  parameters: Functions[Name]['Args'],
) => Promise<Functions[Name]['Returns']>;

export interface Dependencies {
  environment: Environment;
  callDatabase: CallDatabase;
}

const PATIENCE_MS = 10_000;

/** SQLSTATEs of rejected values: violated checks, and data exceptions (class 22). */
const REFUSED_VALUE = /^(23514|23502|22...)$/;

export function readDependencies(): Dependencies {
  const environment = readEnvironment();
  return { environment, callDatabase: connectDatabase(environment) };
}

/** Calls the database through its HTTP API. The functions make one kind of request, so no client library is needed. */
function connectDatabase(environment: Environment): CallDatabase {
  return async (name, parameters) => {
    const response = await fetch(`${environment.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: environment.secretKey,
        authorization: `Bearer ${environment.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return response.status === 204 ? undefined : await response.json();
    const answer = await response.text();
    const { code } = JSON.parse(answer) as { code?: string };
    if (code !== undefined && REFUSED_VALUE.test(code)) {
      throw new Refusal(400, 'invalid_input', 'One of the fields holds something that cannot be stored.');
    }
    throw new Error(`${name} answered ${response.status}: ${answer}`);
  };
}
