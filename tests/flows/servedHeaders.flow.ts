import { expect, test } from './site.ts';

/** The headers as served; apps/site/build/headers.test.ts tests their values. */

test('REQ-SAFE-7: a page, an asset and an unknown path have the headers', async ({ page, request }) => {
  await page.goto('/');
  const asset = await page.locator('[href^="/assets/"]').first().getAttribute('href');
  for (const [path, status] of [
    ['/', 200],
    [asset ?? '', 200],
    ['/no/such', 404],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    const headers = response.headers();
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']?.split('; ')[1], path).not.toMatch(/unsafe|\*|https?:/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-frame-options': 'DENY',
    });
  }
});

test('REQ-SAFE-7: an injected inline script is refused', async ({ page, site }) => {
  site.expectLog(/Content Security Policy/);
  await page.goto('/');
  const violated = await page.evaluate(async () => {
    const told = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
    });
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "yes"';
    document.body.append(script);
    return told;
  });
  expect(violated).toBe('script-src-elem');
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
});
