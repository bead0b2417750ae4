/** The viewports and settings in which `npm run visual` and Chromatic show the stories. */

/** @typedef {{ width: 375 | 768 | 1280, settings: { theme?: string, brand?: string, locale?: string } }} Look */

/** @satisfies {Record<string, Look>} */
export const LOOKS = {
  375: { width: 375, settings: {} },
  768: { width: 768, settings: {} },
  1280: { width: 1280, settings: {} },
  '1280-dark': { width: 1280, settings: { theme: 'dark' } },
  '1280-quiet-luxury': { width: 1280, settings: { brand: 'quiet-luxury' } },
  '1280-bright-city': { width: 1280, settings: { brand: 'bright-city' } },
  '375-arabic': { width: 375, settings: { locale: 'ar-SA' } },
}
