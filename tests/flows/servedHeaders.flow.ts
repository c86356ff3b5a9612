import { expect, test } from './site.ts';

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
