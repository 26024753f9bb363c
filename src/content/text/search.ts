export const searchText = {
  home: 'Home',
  label: 'Search the site',
  placeholder: 'AC not cooling',
  button: 'Search',
  title: 'Search',
  titleOf: (query: string) => `Search: ${query}`,
  heading: 'What are you looking for?',
  description:
    'Search services, cars, cities, localities and posts: type the problem, the car, or where you are, and go straight to the right page.',
  keywords: ['search car service'],
  found: (count: number, query: string) =>
    count === 1 ? `One page for “${query}”` : `${count} pages for “${query}”`,
  none: (query: string) => `Nothing found for “${query}”`,
  noneText: 'Try a single word, such as the faulty part or the name of the car.',
  often: 'Popular searches',
  kinds: {
    service: 'Service',
    homeOnly: (summary: string) => `In Jaipur: ${summary}`,
    doorstep: 'At your door, Jaipur',
    /** A doorstep job under the name of a service. */
    atHome: (name: string): string => `${name} at home`,
    manufacturer: (city: string) => `Service in ${city}`,
    car: 'Prices for this car',
    city: 'City',
    locality: (city: string) => `Locality in ${city}`,
    express: 'Express bay, Jaipur',
    company: 'About the company',
    legal: 'Terms and privacy',
    post: 'From the blog',
  },
} as const;
