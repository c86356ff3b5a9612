export const carouselTexts = {
  /** Spoken names of the roles. */
  carousel: 'carousel',
  slide: 'slide',
  /** `{position}` counts from 1. */
  position: '{position} of {count}',
  pause: 'Pause slides',
  play: 'Play slides',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  dot: 'Slide {position} of {count}',
};
