import type { Testimonial } from '@podium/data/schemas/testimonial.ts';
import { TESTIMONIAL_MS } from '@podium/data/schemas/testimonialTiming.ts';
import { Carousel } from '@podium/ui/Carousel/Carousel';
import { Container } from '@podium/ui/Container/Container';
import { TestimonialSlide } from './TestimonialSlide.tsx';
import { band } from './Testimonials.css.ts';

export interface TestimonialsContent {
  /** Accessible name of the carousel; not shown. */
  label: string;
  items: Testimonial[];
}

/**
 * A carousel of testimonials; the next is shown after 6000 ms (REQ-HOME-3). Renders nothing without items.
 *
 * @avoid A change with figures: use `TransformationStories`. Press reviews: use `AsSeenOn`.
 * @content Three to six quotes with name and role. Quotes of similar length keep the section low.
 * @keyboard As `Carousel`: pause comes first.
 */
export function Testimonials({ content: { label, items } }: { content: TestimonialsContent }) {
  if (items.length === 0) return null;
  const slides = items.map((testimonial, index) => ({
    id: testimonial.name,
    content: <TestimonialSlide testimonial={testimonial} among={items} isFirst={index === 0} />,
  }));
  return (
    <div className={band}>
      <Container>
        <Carousel label={label} slides={slides} intervalMs={TESTIMONIAL_MS} controlsAt="corner" />
      </Container>
    </div>
  );
}
