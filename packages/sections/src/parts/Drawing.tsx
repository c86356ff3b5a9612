import type { IllustrationProps } from '@podium/ui/Artwork/Artwork';
import { Illustration } from '@podium/ui/Artwork/Illustration';

interface DrawingProps extends IllustrationProps {
  /** Class of the container, which is empty if the brand has no such drawing. */
  className: string;
}

export function Drawing({ className, ...illustration }: DrawingProps) {
  return (
    <div className={className}>
      <Illustration {...illustration} />
    </div>
  );
}
