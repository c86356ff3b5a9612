import type { Testimonial } from '@podium/data/schemas/testimonial.ts';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { initials } from './initials.ts';
import * as styles from './TestimonialSlide.css.ts';

interface TestimonialSlideProps {
  testimonial: Testimonial;
  among: readonly Testimonial[];
  /** Animates the emblem; on the other slides the animation would not be visible. */
  isFirst: boolean;
}

/** One testimonial: quote, figure, and the person with an emblem. */
export function TestimonialSlide({ testimonial, among, isFirst }: TestimonialSlideProps) {
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
