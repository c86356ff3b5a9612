import type { Testimonial } from '@podium/data/schemas/testimonial.ts';
import { TESTIMONIAL_MS } from '@podium/data/schemas/testimonialTiming.ts';
import { Carousel } from '@podium/ui/Carousel/Carousel';
import { Container } from '@podium/ui/Container/Container';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './Testimonials.css.ts';
import { initials } from './initials.ts';

export interface TestimonialsContent {
  /** Heading for screen readers, and name of the carousel; not shown. */
  label: string;
  items: Testimonial[];
}

/**
 * A carousel of testimonials; the next is shown after 6000 ms (REQ-HOME-3). Renders nothing without items.
 *
 * @avoid Results with figures before and after: use `TransformationStories`. Press reviews: use `AsSeenOn`.
 * @content Three to six quotes with name and role. Quotes of similar length keep the section low.
 * @do Use the full name and the position.
 * @dont Edit a quote until all sound alike.
 * @keyboard As `Carousel`: pause comes first.
 */
export function Testimonials({ content: { label, items } }: { content: TestimonialsContent }) {
  if (items.length === 0) return null;
  const slides = items.map((testimonial, index) => ({
    id: testimonial.name,
    content: <TestimonialSlide testimonial={testimonial} among={items} isFirst={index === 0} />,
  }));
  return (
    <div className={styles.band}>
      <Container>
        <h2>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
        <Carousel label={label} slides={slides} intervalMs={TESTIMONIAL_MS} />
      </Container>
    </div>
  );
}

interface TestimonialSlideProps {
  testimonial: Testimonial;
  among: readonly Testimonial[];
  /** Animates the emblem; on the other slides the animation would not be visible. */
  isFirst: boolean;
}

/** One testimonial: quote, figure, and the person with an emblem. */
function TestimonialSlide({ testimonial, among, isFirst }: TestimonialSlideProps) {
  const { quote, name, title, company, metric, metricLabel } = testimonial;
  return (
    <figure className={styles.slide}>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <div className={styles.result}>
        {metric && (
          <p>
            <b className={styles.metric}>
              <bdi>{metric}</bdi>
            </b>{' '}
            {metricLabel}
          </p>
        )}
      </div>
      <figcaption className={styles.person}>
        <span className={styles.emblem} aria-hidden="true">
          <EntryEmblem kind="testimonial" entry={testimonial} among={among} isAnimated={isFirst} />
          <span className={styles.initials}>{initials(name)}</span>
        </span>
        <span>
          <b className={styles.name}>{name}</b>
          <span className={styles.office}>
            {title}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
