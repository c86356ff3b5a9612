import { pushSecrets } from '../deploy/pushSecrets.ts';
import { supabaseCli } from '../supabaseCli.ts';
import { onStandIn } from './standInProject.ts';

/** Sample content of supabase/.env. The name contains quotes, to test escaping. */
export const sampleVariables = {
  SITE_URL: 'https://www.example.com',
  SITE_REDIRECTS: 'https://www.example.com/**',
  MAIL_API_KEY: 're_0123456789abcdef',
  MAIL_DRAIN_SECRET: 'a#b$c'.repeat(8),
  MAIL_FROM: `Ada "O'Example" <post@podium.example>`,
  SMTP_HOST: 'smtp.example.com',
  SMTP_USER: 'resend',
  SMTP_PASS: 're_0123456789abcdef',
  SMTP_ADMIN_EMAIL: 'post@podium.example',
  SMTP_SENDER_NAME: 'Ada Example',
};

/**
 * What `supabase config push` sends to the auth service. The stand-in does not return the service's 238 settings, so
 * the CLI reports an error after it has sent everything. Any earlier error is a failure.
 */
export function pushedAuthConfig(): Promise<Readonly<Record<string, unknown>>> {
  return onStandIn(async ({ api, folder, args, env }) => {
    const variables = { ...env, ...sampleVariables };
    const { stdout, stderr } = await supabaseCli(['config', 'push', ...args], { folder, env: variables });
    const config = api.authConfig();
    if (config === null) throw new Error(`supabase config push sent nothing for the auth service.\n${stderr}${stdout}`);
    return config;
  });
}

/** What `pnpm deploy:secrets` sends. */
export function pushedSecrets(): Promise<Record<string, string>> {
  return onStandIn(async ({ api, folder, args, env }) => {
    const { code, stdout, stderr } = await pushSecrets(sampleVariables, { folder, env }, args);
    if (code !== 0) throw new Error(`supabase secrets set failed.\n${stderr}${stdout}`);
    return Object.fromEntries(api.secrets);
  });
}
