import type { ReactNode } from 'react';
import { Text } from '@podium/ui/Text/Text';

/** A remark beside the main text: small, in the secondary colour. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text size="small" color="secondary">
      {children}
    </Text>
  );
}
