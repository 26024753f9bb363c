/** The link to a filled cart on wide screens. Every page downloads it. */
export const cartLinkText = { label: (count: string): string => `Cart: ${count}` } as const;
