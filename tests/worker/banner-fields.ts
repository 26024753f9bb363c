/** The form of a banner with two variants, on the home page in Pune. */
export const BANNER_FIELDS = {
  name: 'Monsoon in Pune',
  cities: 'Poona',
  family_home: 'yes',
  position: 'hero',
  goal: 'lead',
  heading_a: 'Rain in {city}',
  line_a: 'New wipers while you wait.',
  button_a: 'Book now',
  href_a: '/book',
  heading_b: 'Ready for the rain?',
  line_b: 'A check of wipers and seals.',
  button_b: 'See services',
  href_b: '/services/windshield',
} as const;
