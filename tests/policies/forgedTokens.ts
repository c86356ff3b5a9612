import { createHmac } from 'node:crypto';

type Json = Record<string, unknown>;

/** Tokens that can be forged without the project's secret, or that have expired, by what is wrong with them. */
export function forgedTokens(
  genuine: string,
  { jwtSecret, publishable }: { jwtSecret: string; publishable: string },
): Record<string, string> {
  const [header = '', payload = '', signature = ''] = genuine.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json;
  const service = { ...claims, role: 'service_role' };
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  const foreign = 'a secret of somebody else, a secret of somebody else';

  return {
    expired: sign({ ...claims, iat: anHourAgo - 3600, exp: anHourAgo }, jwtSecret),
    'signed by somebody else': sign(claims, foreign),
    'signed by somebody else, as the service': sign(service, foreign),
    'signed with the publishable key': sign(service, publishable),
    'signed with nothing': sign(service, ''),
    'alg: none': unsigned(claims, 'none'),
    'alg: none, as the service': unsigned(service, 'none'),
    'alg: NoNe, as the service': unsigned(service, 'NoNe'),
    'alg: none with the signature of another': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    'alg: RS256 signed as HS256': sign(service, foreign, 'RS256'),
    'without a signature': `${header}.${payload}.`,
    'with half a signature': `${header}.${payload}.${signature.slice(0, 20)}`,
    'the service under the signature of another': `${header}.${encode(service)}.${signature}`,
    'longer life under an old signature': `${header}.${encode({ ...claims, exp: 4_102_444_800 })}.${signature}`,
    'no token at all': 'not-a-token',
  };
}

function sign(claims: Json, secret: string, alg = 'HS256'): string {
  const content = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

function unsigned(claims: Json, alg: string): string {
  return `${encode({ alg, typ: 'JWT' })}.${encode(claims)}.`;
}

function encode(part: Json): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
