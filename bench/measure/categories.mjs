/** Lighthouse's four. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
