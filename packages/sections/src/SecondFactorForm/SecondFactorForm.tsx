import type { Result } from '@podium/data/schemas/result.ts';
import { Stack } from '@podium/ui/Stack/Stack';
import { CodeForm, type CodeFormContent } from '../parts/CodeForm.tsx';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';

export interface SecondFactorFormContent extends CodeFormContent {
  heading: string;
  subtitle: string;
}

export interface SecondFactorFormProps {
  content: SecondFactorFormContent;
  onSubmit: (code: string) => Promise<Result>;
  /** Signs out and returns to the sign-in form. */
  onLeave: () => void;
}

/**
 * The second step of signing in: the code of an authenticator app (REQ-AUTH-7).
 *
 * @avoid Setting up a second factor: that is a part of `AccountDialog`.
 * @content What to type and where to find it, and what to do without the device.
 * @dont Ask for the password again.
 * @keyboard Focus starts in the field. A rejected code is selected, so that typing replaces it.
 */
export function SecondFactorForm({ content, ...events }: SecondFactorFormProps) {
  return (
    <Stack gap="s5">
      <HeadingWithLede level={1} size="hero" heading={content.heading} lede={content.subtitle} />
      {/* The previous form, with the pressed button, is removed. */}
      <CodeForm content={content} {...events} isFocused />
    </Stack>
  );
}
