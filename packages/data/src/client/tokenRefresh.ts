/** Detects a refused token refresh, which the auth client reports like any other sign-out. */
export interface TokenRefresh {
  /** `fetch` that observes the responses. */
  fetch: typeof fetch;
  /** True after a refused refresh, until new tokens are issued. */
  wasRefused: () => boolean;
  /** Resets the state when the session ends for another reason. */
  forget: () => void;
}

/** The grant type of a token request; null for other requests. */
function grantOf(input: Parameters<typeof fetch>[0]): string | null {
  const address = new URL(input instanceof Request ? input.url : input);
  return address.pathname.endsWith('/token') ? address.searchParams.get('grant_type') : null;
}

export function watchTokenRefresh(fetchAnswer: typeof fetch): TokenRefresh {
  let wasRefused = false;
  return {
    async fetch(input, init) {
      const answer = await fetchAnswer(input, init);
      const grant = grantOf(input);
      if (grant !== null) wasRefused = grant === 'refresh_token' && [400, 401, 403].includes(answer.status);
      return answer;
    },
    wasRefused: () => wasRefused,
    forget() {
      wasRefused = false;
    },
  };
}
