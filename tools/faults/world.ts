import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BackendKeys } from '../../apps/local-supabase/src/backend/createBackend.ts';
import type { EngineKind } from '../../apps/local-supabase/src/backend/engine.ts';
import { loadKeys } from '../../apps/local-supabase/src/backend/keys.ts';
import { readMails } from '../../apps/local-supabase/src/mail/inbox.ts';
import {
  findPostgres,
  type PostgresServer,
  startPostgres,
} from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { type RunningProduct, startProduct } from '../product.ts';
import { complaints, complaintsMeanwhile, type MeanwhileAnswer } from './ledger.ts';
import { type MailService, startMailService } from './mailService.ts';
import { burst, type Form, formInTurn, postForm, type Submission, submit } from './submissions.ts';

/** How long, in ms, everything may take to settle once the fault is over. */
const patienceMs = 60_000;

/** How long, in ms, a visitor waits for an answer in the middle of a fault. */
const visitorPatienceMs = 10_000;

/** Rows of one answer; the API gives no more. */
const pageSize = 1000;

/** The product on data of its own, with a mail service that can fail and a memory of all that was sent. */
export class World {
  readonly engine: EngineKind;
  readonly dataDir: string;
  readonly mail: MailService;
  readonly postgres: PostgresServer | undefined;
  readonly submissions: Submission[] = [];
  product!: RunningProduct;
  readonly #env: Record<string, string>;
  readonly #meanwhile: MeanwhileAnswer[] = [];
  #sends = 0;

  private constructor(
    engine: EngineKind,
    parts: { dataDir: string; mail: MailService; postgres?: PostgresServer; env: Record<string, string> },
  ) {
    this.engine = engine;
    this.dataDir = parts.dataDir;
    this.mail = parts.mail;
    this.postgres = parts.postgres;
    this.#env = parts.env;
  }

  static async start(engine: EngineKind, options: { dataDir?: string; env?: Record<string, string> } = {}) {
    const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'podium-faults-')));
    const mail = await startMailService();
    const postgres = engine === 'postgres' ? await startPostgres(findPostgres() ?? '') : undefined;
    const env = {
      MAIL_API_URL: mail.address,
      FORM_LIMIT_PER_HOUR: '100000',
      ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
      ...options.env,
    };
    const world = new World(engine, { dataDir, mail, postgres, env });
    await world.startProduct();
    return world;
  }

  async startProduct(): Promise<void> {
    this.product = await startProduct({ dataDir: this.dataDir, env: this.#env });
    this.mail.inbox = this.product.address;
  }

  async send(count: number): Promise<void> {
    this.#sends += 1;
    this.submissions.push(...(await burst(this.product.address, `send${this.#sends}`, count)));
  }

  /** @returns whether it was acknowledged */
  async sendOne(): Promise<boolean> {
    this.#sends += 1;
    const submission = await submit(this.product.address, formInTurn(this.#sends), `one${this.#sends}@faults.example`);
    this.submissions.push(submission);
    return submission.acknowledged;
  }

  /** Asks for the page and sends a form of each way in the middle of a fault. */
  async askMeanwhile(): Promise<void> {
    const { address } = this.product;
    const signal = AbortSignal.timeout(visitorPatienceMs);
    const note = async (path: string, asked: Promise<Response>): Promise<boolean> => {
      const response = await asked.catch(() => undefined);
      const retryAfter = response?.headers.get('retry-after') ?? null;
      this.#meanwhile.push({ path, status: response?.status, retryAfter });
      return response?.ok ?? false;
    };
    const send = async (form: Form): Promise<void> => {
      this.#sends += 1;
      const email = `meanwhile${this.#sends}@faults.example`;
      const acknowledged = await note(form, postForm(address, form, email, signal));
      this.submissions.push({ form, email, acknowledged });
    };
    await Promise.all([note('/', fetch(address, { signal })), send('newsletter-signup'), send('resource-request')]);
  }

  get acknowledged(): number {
    return this.submissions.filter(({ acknowledged }) => acknowledged).length;
  }

  /** Waits until the page and a form answer again. @returns the seconds that took, or nothing when they never do */
  async secondsToAnswer(): Promise<number | undefined> {
    const started = performance.now();
    while (performance.now() - started < patienceMs) {
      const isUp = await fetch(this.product.address).then(
        ({ ok }) => ok,
        () => false,
      );
      const submission = await submit(
        this.product.address,
        'contact-form',
        `after-${this.submissions.length}@faults.example`,
      );
      this.submissions.push(submission);
      if (isUp && submission.acknowledged) return (performance.now() - started) / 1000;
      await sleep(500);
    }
    return undefined;
  }

  /**
   * Waits until no mail is owed. Waiting times between two attempts are passed over: what rests until later is due now.
   *
   * @returns whether that came about
   */
  async settle(): Promise<boolean> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      const owed = 'mail_outbox?status=in.(pending,sending)';
      const open = await this.#rest(`${owed}&select=id`).catch(() => undefined);
      if (open?.length === 0) return true;
      const due = JSON.stringify({ next_attempt_at: new Date(Date.now() - 1000).toISOString() });
      await this.#rest(owed, { method: 'PATCH', body: due }).catch(() => undefined);
      await sleep(3000);
    }
    return false;
  }

  /** A sentence for each thing that is not as it was promised. */
  async complaints(): Promise<string[]> {
    const [messages, inquiries, subscribers, requests] = await Promise.all([
      this.#emails('contact_messages'),
      this.#emails('speaking_inquiries'),
      this.#emails('newsletter_subscribers'),
      this.#emails('resource_downloads'),
    ]);
    const dead = await this.#rest('mail_outbox?select=error&status=eq.dead');
    return [
      ...complaintsMeanwhile(this.#meanwhile),
      ...complaints(this.submissions, {
        stored: {
          'contact-form': messages,
          'speaking-inquiry': inquiries,
          'newsletter-signup': subscribers,
          'resource-request': requests,
        },
        // The pages of the inbox show the newest mails only.
        inbox: readMails(join(this.dataDir, 'mail.jsonl')),
        deadLetters: dead.map(({ error = '' }) => error),
      }),
    ];
  }

  async kill(): Promise<void> {
    process.kill(this.product.pid, 'SIGKILL');
    await this.product.stop();
  }

  async end(): Promise<void> {
    // What hangs hears no other signal.
    const cut = setTimeout(() => process.kill(this.product.pid, 'SIGKILL'), 10_000);
    await this.product.stop();
    clearTimeout(cut);
    this.mail.close();
    await this.postgres?.stop();
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }

  /** Of all rows, page by page: one answer holds no more than a thousand. */
  async #emails(table: string): Promise<string[]> {
    const found: string[] = [];
    for (;;) {
      const page = await this.#rest(`${table}?select=email&order=email&limit=${pageSize}&offset=${found.length}`);
      found.push(...page.map(({ email = '' }) => email));
      if (page.length < pageSize) return found;
    }
  }

  async #rest(path: string, init: RequestInit = {}): Promise<Record<string, string>[]> {
    const { secret }: BackendKeys = loadKeys(this.dataDir);
    const response = await fetch(`${this.product.address}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: secret, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.status === 204 ? [] : ((await response.json()) as Record<string, string>[]);
  }
}
