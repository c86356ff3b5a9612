/** Shown in the requirements and at the top of /speaking. */
export const feeRange = '€15,000\u00a0-\u00a0€50,000';

/** What an organiser accepts before the invitation form (REQ-CAL-5). */
export const speakingRequirements = {
  heading: 'The rider',
  note: 'Eight lines, no surprises on the day.',
  requirements: [
    'Business-class flights for flights of 3+\u00a0hours',
    '5-star hotel (minimum 4-star for single-night events)',
    'Luxury ground transport',
    `Speaking fee range ${feeRange}`,
    'Meals for the speaker and one team member',
    'Professional AV with backup',
    'Pre-event briefing call',
    'Post-event networking reception access',
  ],
};
