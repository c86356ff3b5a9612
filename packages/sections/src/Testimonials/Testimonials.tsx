import type { Testimonial } from '@podium/data/schemas/testimonial';
import { TESTIMONIAL_MS } from '@podium/data/schemas/testimonialTiming';
import { Carousel } from '@podium/ui/Carousel/Carousel';
import { Container } from '@podium/ui/Container/Container';
import { catalogue } from '@podium/ui/press/catalogue';
import { TestimonialSlide } from './TestimonialSlide.tsx';
import { band } from './Testimonials.css.ts';

export interface TestimonialsContent {
  /** Names the carousel; nobody sees it. */
  label: string;
  /** In the order in which they come. */
  items: Testimonial[];
}

export interface TestimonialsProps {
  content: TestimonialsContent;
}

/** One of several voices at a time; the next comes after six seconds (specification §2, §4). Without voices nothing. */
export function Testimonials({ content: { label, items } }: TestimonialsProps) {
  if (items.length === 0) return null;
  const slides = catalogue('testimonial', items).map((testimonial, index) => ({
    id: testimonial.name,
    content: <TestimonialSlide testimonial={testimonial} isFirst={index === 0} />,
  }));
  return (
    <div className={band}>
      <Container>
        <Carousel label={label} slides={slides} intervalMs={TESTIMONIAL_MS} controlsAt="corner" />
      </Container>
    </div>
  );
}
