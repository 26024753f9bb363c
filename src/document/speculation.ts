/**
 * Lets a browser fetch a page of ours when a visitor's pointer rests on its link. Never more than fetching: a page that
 * runs before it is asked for would count views and start timers. Addresses that show one person's data stay out.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/booking/*', '/order/*', '/coupon-admin*', '/checkout*'] } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
