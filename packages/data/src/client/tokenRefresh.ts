export type TokenRefresh = ReturnType<typeof watchTokenRefresh>;

/** The grant type of a token request; null for other requests. */
function grantOf(input: Parameters<typeof fetch>[0]): string | null {
  const address = new URL(input instanceof Request ? input.url : input);
  return address.pathname.endsWith('/token') ? address.searchParams.get('grant_type') : null;
}

/** Detects a refused token refresh, which the auth client reports like any other sign-out. */
export function watchTokenRefresh(fetchAnswer: typeof fetch) {
  let wasRefused = false;
  return {
    /** `fetch` that observes the responses. */
    fetch: async (...[input, init]: Parameters<typeof fetch>) => {
      const answer = await fetchAnswer(input, init);
      const grant = grantOf(input);
      if (grant !== null) wasRefused = grant === 'refresh_token' && [400, 401, 403].includes(answer.status);
      return answer;
    },
    /** True after a refused refresh, until new tokens are issued. */
    wasRefused: () => wasRefused,
    /** Resets the state when the session ends for another reason. */
    forget(): void {
      wasRefused = false;
    },
  };
}
