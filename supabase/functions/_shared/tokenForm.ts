import { newsletterTokenSchema } from '@podium/data/schemas/newsletter.ts';
import type { FormSchema } from './parseBody.ts';

/** Body of the functions behind mailed links: `{ token }`. */
export const tokenForm: FormSchema<{ token: string }> = {
  shape: { token: newsletterTokenSchema },
  safeParse(body) {
    const result = newsletterTokenSchema.safeParse((body as { token?: unknown }).token);
    return result.success ? { success: true, data: { token: result.data } } : result;
  },
};
