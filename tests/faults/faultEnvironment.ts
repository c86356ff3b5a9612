import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineKind } from '../../apps/local-supabase/src/backend/engine.ts';
import { loadKeys } from '../../apps/local-supabase/src/backend/keys.ts';
import { readMails } from '../../apps/local-supabase/src/mail/inbox.ts';
import {
  findPostgres,
  type PostgresServer,
  startPostgres,
} from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { type RunningProduct, startProduct } from '../product.ts';
import { violations } from './ledger.ts';
import { type MailService, startMailService } from './mailService.ts';
import { forms, postForm, type Submission } from './submissions.ts';

/** Timeout in ms for recovery after the fault. */
const patienceMs = 60_000;

/** Number of concurrent visitors. */
const visitors = 4;

/** The product with its own data, a mail service that can fail, and a record of all submissions. */
export class FaultEnvironment implements AsyncDisposable {
  readonly #submissions: Submission[] = [];
  mail!: MailService;
  #postgres?: PostgresServer;
  product!: RunningProduct;
  #dataDir!: string;
  #env: Record<string, string> = {};
  #sent = 0;

  static async start(engine: EngineKind): Promise<FaultEnvironment> {
    const environment = new FaultEnvironment();
    environment.#dataDir = await mkdtemp(join(tmpdir(), 'podium-faults-'));
    environment.mail = await startMailService();
    environment.#env = { MAIL_API_URL: environment.mail.address };
    if (engine === 'postgres') {
      environment.#postgres = await startPostgres(findPostgres() ?? '');
      environment.#env['DATABASE_URL'] = await environment.#postgres.createDatabase();
    }
    await environment.startProduct();
    return environment;
  }

  async startProduct(): Promise<void> {
    this.product = await startProduct({ dataDir: this.#dataDir, env: this.#env });
    this.mail.inbox = this.product.address;
  }

  /** Sends all forms in turn, from several concurrent visitors. */
  async send(count: number): Promise<void> {
    let left = count;
    const visitor = async () => {
      for (; left > 0; await this.#sendOne()) left -= 1;
    };
    await Promise.all(Array.from({ length: visitors }, visitor));
  }

  async #sendOne(): Promise<void> {
    const form = forms[this.#sent % forms.length]!;
    this.#sent += 1;
    const email = `visitor${this.#sent}@faults.example`;
    const request = postForm(this.product.address, form, email, AbortSignal.timeout(15_000));
    const response = await request.catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    this.#submissions.push({ form, email, acknowledged: response?.ok ?? false });
  }

  /** Waits until no mail is pending, skipping the pauses between retries. Resolves to false after a timeout. */
  async #settle(): Promise<boolean> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      const owed = 'mail_outbox?status=in.(pending,sending)';
      const open = await this.#rest(`${owed}&select=id`).catch(() => undefined);
      if (open?.length === 0) return true;
      const body = JSON.stringify({ next_attempt_at: new Date(Date.now() - 1000).toISOString() });
      await this.#rest(owed, { method: 'PATCH', body }).catch(() => undefined);
      await sleep(3000);
    }
    return false;
  }

  /** One sentence for each violated guarantee, once no mail is pending. */
  async violations(): Promise<string[]> {
    const owed = (await this.#settle()) ? [] : ['Mail is still owed.'];
    const dead = await this.#rest('mail_outbox?select=error&status=eq.dead');
    const found = violations(this.#submissions, {
      stored: {
        'contact-form': await this.#emails('contact_messages'),
        'speaking-inquiry': await this.#emails('speaking_inquiries'),
        'newsletter-signup': await this.#emails('newsletter_subscribers'),
        'resource-request': await this.#emails('resource_downloads'),
      },
      // The inbox pages only show the newest mails.
      inbox: readMails(join(this.#dataDir, 'mail.jsonl')),
      deadLetters: dead.map(({ error = '' }) => error),
    });
    return [...owed, ...found];
  }

  async kill(): Promise<void> {
    process.kill(this.product.pid, 'SIGKILL');
    await this.product.stop();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // A hanging process ignores other signals.
    const timer = setTimeout(() => process.kill(this.product.pid, 'SIGKILL'), 10_000);
    await this.product.stop();
    clearTimeout(timer);
    this.mail.close();
    await this.#postgres?.stop();
    await rm(this.#dataDir, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }

  async #emails(table: string): Promise<string[]> {
    return (await this.#rest(`${table}?select=email`)).map(({ email = '' }) => email);
  }

  async #rest(path: string, init: RequestInit = {}): Promise<Record<string, string>[]> {
    const { secret } = loadKeys(this.#dataDir);
    const response = await fetch(`${this.product.address}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: secret, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.status === 204 ? [] : ((await response.json()) as Record<string, string>[]);
  }
}
