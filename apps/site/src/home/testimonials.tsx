import { testimonials } from '@podium/brands/active/content.ts';
import { Testimonials } from '@podium/sections/Testimonials/Testimonials';

export function Section() {
  return <Testimonials content={testimonials} />;
}
