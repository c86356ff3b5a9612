import type { IllustrationProps } from '@podium/ui/Artwork/Artwork';
import { Illustration } from '@podium/ui/Artwork/Illustration';

interface DrawingProps extends IllustrationProps {
  /** Class of the place of the drawing, which is empty for a brand without one. */
  className: string;
}

export function Drawing({ className, ...illustration }: DrawingProps) {
  return (
    <div className={className}>
      <Illustration {...illustration} />
    </div>
  );
}
