/** The blog: its list, its posts and its feed. */
export const blogText = {
  home: 'Home',
  blog: 'Blog',
  title: 'Car care blog: what to check, when, and why',
  titleOfPage: (page: number) => `Car care blog, page ${page}`,
  heading: 'Car care in plain words',
  description:
    'Monsoon, AC, battery, tyres, dents, claims, used cars: what an Indian car owner should check, what a repair involves, and when doing nothing is right.',
  descriptionOfPage: (page: number, titles: string) => `Page ${page} of our car care blog: ${titles}.`,
  keywords: ['car care blog', 'car maintenance tips india', 'car service advice'],
  search: 'Search posts and pages',
  lead: 'What to check, when, and why. Written by the people who hold the spanner.',
  posts: 'Posts',
  pages: 'Pages of the blog',
  newer: 'Newer posts',
  older: 'Older posts',
  page: (page: number) => `Page ${page}`,
  note: (date: string, minutes: number) => `${date}, ${minutes} min to read`,
  noteUpdated: (date: string, updated: string, minutes: number) =>
    `${date}, updated ${updated}, ${minutes} min to read`,
  contents: 'In this post',
  service: 'We can do it for you',
  next: 'Read next',
  feed: 'Follow by RSS',
} as const;
