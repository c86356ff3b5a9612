/** Whether the service renews the session: its client tells a refusal like any other end. */
export interface Renewals {
  /** `fetch` that looks at the answers on the way. */
  fetch: typeof fetch;
  /** True once the service has refused to renew the session, until it gives tokens again. */
  wereRefused: () => boolean;
  /** The session ends for another reason. */
  forget: () => void;
}

/** The grant that a request asks tokens for, or null when it asks for something else. */
function grantOf(input: Parameters<typeof fetch>[0]): string | null {
  const address = new URL(input instanceof Request ? input.url : input);
  return address.pathname.endsWith('/token') ? address.searchParams.get('grant_type') : null;
}

export function watchRenewals(fetchAnswer: typeof fetch): Renewals {
  let wereRefused = false;
  return {
    async fetch(input, init) {
      const answer = await fetchAnswer(input, init);
      const grant = grantOf(input);
      if (grant !== null) {
        wereRefused = grant === 'refresh_token' && [400, 401, 403].includes(answer.status);
      }
      return answer;
    },
    wereRefused: () => wereRefused,
    forget() {
      wereRefused = false;
    },
  };
}
